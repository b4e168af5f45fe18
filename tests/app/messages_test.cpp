// The table of messages by itself, and what is shown of a message.
#include "imgui_app/shell/messages.hpp"

#include <gtest/gtest.h>

#include <set>

#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/board/position_facts.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

constexpr Words phrase{"the side to move, 1 or 2", "手番（1か2）"};

std::string known(std::string_view message) {
  return in_japanese(message, all_messages()).value_or("nothing");
}

// "%1 $2", in order of their digits.
std::set<std::string> message_slots(std::string_view pattern) {
  std::set<std::string> slots;
  for (std::size_t i = 0; i + 1 < pattern.size(); ++i) {
    const bool slot = pattern[i] == '%' || pattern[i] == '$';
    if (slot && pattern[i + 1] >= '1' && pattern[i + 1] <= '9')
      slots.insert(std::string(pattern.substr(i, 2)));
  }
  return slots;
}

// With something of its own in each slot.
std::string with_samples(std::string_view pattern, Language language) {
  std::string text(pattern);
  for (const std::string& slot : message_slots(pattern)) {
    const std::string sample =
        slot[0] == '$' ? std::string(phrase.in(language)) : "x" + slot.substr(1);
    for (auto at = text.find(slot); at != std::string::npos; at = text.find(slot, at))
      text.replace(at, slot.size(), sample);
  }
  return text;
}

// A message is a sentence without its full stop; the page adds it.
TEST(Messages, EveryRowIsThereOnceWithTheSameSlotsInBothLanguagesAndKnowsItself) {
  std::set<std::string_view> all;
  for (const auto rows : all_messages()) {
    for (const Words& row : rows) {
      EXPECT_TRUE(all.insert(row.english).second) << row.english;
      EXPECT_FALSE(row.english.empty() || row.japanese.empty()) << row.english;
      EXPECT_FALSE(row.english.ends_with('.') || row.japanese.ends_with("。")) << row.english;
      EXPECT_EQ(message_slots(row.english), message_slots(row.japanese)) << row.english;
      EXPECT_EQ(known(with_samples(row.english, Language::english)),
                with_samples(row.japanese, Language::japanese))
          << row.english;
    }
  }
}

TEST(Messages, SlotsAreFilledAndPhrasesTranslated) {
  EXPECT_EQ(known("character 3: expected \",\" after square a3, found \"x\""),
            "3文字目：マスa3の後に「,」が必要ですが、「x」があります");
  EXPECT_EQ(known("the link's position: character 3: expected the end of the position, found the "
                  "byte 0xE3"),
            "リンクの position：3文字目：局面はここで終わるはずですが、バイト 0xE3があります");
  EXPECT_EQ(
      known("the kept values are cut off; solve the game again; the kept copy has been "
            "discarded"),
      "保存した評価が途中で終わっています。もう一度解いてください。保存した評価は破棄しました");
  // What the page itself says of a line that is too long.
  EXPECT_EQ(known("A line and its link hold 1,000 moves"), "一つの手順とリンクは1,000手までです");
  EXPECT_EQ(known("It has 3,000 moves, of which the first 1,000 were played"),
            "3,000手のうち、最初の1,000手だけを再現しました");
}

TEST(Messages, EnglishIsLeftAsItIsAndWhatNoRowKnowsStandsBehindARemark) {
  EXPECT_EQ(translated(Language::english, "the link names no game; right would be game=x"),
            "the link names no game; right would be game=x");
  EXPECT_EQ(sentence(Language::english, "a chunk too large"), "a chunk too large.");
  EXPECT_EQ(translated(Language::japanese, "something else"),
            "日本語の説明がありません：something else");
  EXPECT_EQ(translated(Language::japanese, ""), "日本語の説明がありません：");
  EXPECT_EQ(sentence(Language::japanese, "something else"),
            "日本語の説明がありません：something else。");
  EXPECT_EQ(known("the link's position: something else"), "nothing");
}

// What visitors paste gets into messages; none of it is lost or taken for a slot.
TEST(Messages, HostileTextIsCopiedAndNothingElse) {
  for (const std::string text : {"%1", "$1", "%1 $2 %3", "{a|b}", "\"; there is: ",
                                 "the side to move, 1 or 2", "日本", "\xff\xfe", ""}) {
    EXPECT_EQ(known("the link has \"" + text + "\" where key=value would be right"),
              "リンクの「" + text + "」は key=value の形ではありません");
  }
}

std::string repeated(const std::string& text, std::size_t bytes) {
  std::string result;
  while (result.size() < bytes) result += text;
  return result;
}

// Each takes as long as going over the text some hundred times: no row goes back in it, and
// phrases within phrases end soon.
TEST(Messages, LongHostileTextTakesNoLongTime) {
  for (const std::string part : {"x", "\"x\": ", "\"", "the link's x: ", "character 1: expected ",
                                 ": ", "; ", " after square ", "; the kept copy has been discarded",
                                 "the table's manifest, line 1: \"a\": "}) {
    const std::string text = repeated(part, 100'000);
    EXPECT_NE(translated(Language::japanese, text).find(part), std::string::npos) << part;
    const std::string moves = "move \"" + text + "\": not legal here, in a";
    EXPECT_EQ(translated(Language::japanese, moves),
              "「" + text + "」はこの局面では指せない手です：a");
  }
}

// --- where they are shown

std::string alert_in(Language language, const std::string& fragment) {
  OpenedPage page(fragment);
  State state = page.state();
  state.settings.language = language;
  return alert_of(state);
}

TEST(Messages, ARefusalIsReadOutInTheVisitorsLanguage) {
  EXPECT_EQ(alert_in(Language::english, "game=gobblers2&rules=lax"),
            "These rules cannot be opened: the link's rules: unknown rules \"lax\" for gobblers2; "
            "there is: strict, cover, notebook");
  EXPECT_EQ(alert_in(Language::japanese, "game=gobblers2&rules=lax"),
            "このルールは開けません: リンクの rules：gobblers2 に「lax」というルールはありません。"
            "使えるのは strict, cover, notebook です");
}

TEST(Messages, EveryFailureIsReadOutInTheVisitorsLanguage) {
  const Error error{Errc::io, "another tab is using the kept values; close it and try again"};
  const std::string japanese =
      "別のタブが保存した評価を使っています。そのタブを閉じて、もう一度試してください";
  const auto told = [&](const std::function<void(State&)>& fail) {
    OpenedPage page;
    State state = page.state();
    state.settings.language = Language::japanese;
    fail(state);
    return alert_of(state);
  };
  for (const std::string& alert : {
           told([&](State& s) { s.values.solving.phase.emplace<Solving::Failed>().error = error; }),
           told([&](State& s) { s.values.solving.phase.emplace<Solving::Lost>().error = error; }),
           told(
               [&](State& s) { s.values.solving.phase.emplace<Solving::Offered>().error = error; }),
           told([&](State& s) {
             s.values.solving.phase.emplace<Solving::None>();
             s.values.table.news.error = error;
           }),
           told([&](State& s) {
             s.values.table.check = TableCheck{9, 1, error.message};
           }),
           told([&](State& s) {
             s.values.search.phase.emplace<Search::Failed>().reason = error.message;
           }),
           told([&](State& s) { s.values.keeping.failure = error.message; }),
           told([&](State& s) {
             s.values.notable.phase.emplace<NotableSearch::Failed>().reason = error.message;
           }),
       }) {
    EXPECT_TRUE(alert.ends_with(": " + japanese)) << alert;
  }
}

}  // namespace
}  // namespace kanzen::app
