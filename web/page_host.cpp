// Passes the app's wishes to JavaScript.  The host's functions return at once and
// throw nothing; what takes time answers later with an event.
#include "web/page_host.hpp"

#include "web/comparison_from_js.hpp"
#include "web/figure_order_to_js.hpp"
#include "web/read_js.hpp"
#include "web/rounds_to_js.hpp"
#include "web/to_js.hpp"

#include <emscripten/emscripten.h>

#include <array>
#include <string_view>
#include <variant>

namespace kanzen::web {

using app::Environment;
using app::Mirror;
using app::MirrorItem;
using emscripten::val;

namespace {

std::string kind_name(MirrorItem::Kind kind) {
  switch (kind) {
    case MirrorItem::Kind::square: return "square";
    case MirrorItem::Kind::hand: return "hand";
    case MirrorItem::Kind::move: return "move";
    case MirrorItem::Kind::node: return "node";
    case MirrorItem::Kind::button: return "button";
    case MirrorItem::Kind::tab: return "tab";
    case MirrorItem::Kind::toggle: return "toggle";
    case MirrorItem::Kind::field: return "field";
    case MirrorItem::Kind::text: break;
  }
  return "text";
}

val rect_to_js(const Rect& rect) {
  val object = val::object();
  object.set("x", rect.x);
  object.set("y", rect.y);
  object.set("width", rect.width);
  object.set("height", rect.height);
  return object;
}

val item_to_js(const MirrorItem& item) {
  val object = val::object();
  object.set("kind", kind_name(item.kind));
  object.set("id", item.id);
  object.set("label", item.label);
  object.set("rect", rect_to_js(item.rect));
  object.set("enabled", item.enabled);
  object.set("active", item.active);
  object.set("value", item.value);
  return object;
}

}  // namespace

void PageHost::open_game(const std::string& game, const std::string& rules) {
  host_.call<void>("openGame", game, rules);
}

void PageHost::solve(unsigned threads) { host_.call<void>("solve", threads); }
void PageHost::reopen() { host_.call<void>("reopen"); }
void PageHost::cancel() { host_.call<void>("cancel"); }
void PageHost::keep() { host_.call<void>("keep"); }
void PageHost::forget() { host_.call<void>("forget"); }
void PageHost::find_notable(unsigned limit) { host_.call<void>("findNotable", limit); }

void PageHost::open_table() { host_.call<void>("openTable"); }
void PageHost::compare_table() { host_.call<void>("compareTable"); }

void PageHost::compare_rules(const std::string& other_rules, unsigned first) {
  host_.call<void>("compareRules", other_rules, first);
}

void PageHost::cancel_comparison() { host_.call<void>("cancelComparison"); }

void PageHost::find_rounds(unsigned limit) { host_.call<void>("findRounds", limit); }
void PageHost::count_positions(const std::string& game, const std::string& rules) {
  host_.call<void>("countPositions", game, rules);
}
void PageHost::cancel_counting() { host_.call<void>("cancelCounting"); }

void PageHost::request_analysis(const std::string& position) {
  host_.call<void>("requestAnalysis", position);
}

void PageHost::search(const std::string& position, double seconds) {
  host_.call<void>("search", position, seconds);
}

void PageHost::cancel_search() { host_.call<void>("cancelSearch"); }

void PageHost::choose(const app::MoveWish& wish) {
  val object = val::object();
  object.set("player", wish.player);
  object.set("position", wish.position);
  object.set("past", val::array(wish.past));
  object.set("seconds", wish.seconds);
  object.set("seed", wish.seed);
  object.set("komi", wish.komi ? val(*wish.komi) : val::null());
  host_.call<void>("choose", object);
}

void PageHost::cancel_choice() { host_.call<void>("cancelChoice"); }

namespace {

val wish_to_js(const app::PositionWish& wish) {
  val object = val::object();
  object.set("position", wish.position);
  object.set("past", val::array(wish.past));
  object.set("komi", wish.komi ? val(*wish.komi) : val::null());
  object.set("seconds", wish.seconds);
  return object;
}

}  // namespace

void PageHost::estimate(const app::PositionWish& wish) {
  host_.call<void>("estimate", wish_to_js(wish));
}
void PageHost::cancel_estimate() { host_.call<void>("cancelEstimate"); }
void PageHost::score(const app::PositionWish& wish) { host_.call<void>("score", wish_to_js(wish)); }
void PageHost::cancel_score() { host_.call<void>("cancelScore"); }

void PageHost::copy_text(const std::string& text) { host_.call<void>("copyText", text); }

void PageHost::set_fragment(const std::string& fragment) {
  host_.call<void>("setFragment", fragment);
}

void PageHost::add_fragment(const std::string& fragment) {
  host_.call<void>("addFragment", fragment);
}

std::string PageHost::page_address() const { return host_.call<std::string>("pageAddress"); }

void PageHost::open_address(const std::string& address) {
  host_.call<void>("openAddress", address);
}

void PageHost::choose_file() { host_.call<void>("chooseFile"); }

std::optional<std::string> PageHost::decode_characters(const std::string& set,
                                                       std::string_view bytes) const {
  const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
  const val text = host_.call<val>("decodeCharacters", set,
                                   val(emscripten::typed_memory_view(bytes.size(), data)));
  if (text.isNull()) return std::nullopt;
  return text.as<std::string>();
}

void PageHost::save_file(const std::string& name, const std::string& content) {
  host_.call<void>("saveFile", name, content);
}

void PageHost::save_figure(const std::string& name, const FigureOrder& order, bool with_code) {
  host_.call<void>("saveFigure", name, figure_order_to_js(order), with_code);
}

void PageHost::save_game(const std::string& name, const std::string& link) {
  host_.call<void>("saveGame", name, link);
}

void PageHost::mirror(const Mirror& mirror) {
  val items = val::array();
  for (const MirrorItem& item : mirror.items) items.call<void>("push", item_to_js(item));
  val object = val::object();
  object.set("verdict", mirror.verdict);
  object.set("announcement", mirror.announcement);
  object.set("detail", mirror.detail);
  object.set("alert", mirror.alert);
  object.set("position", mirror.position);
  object.set("focused", mirror.focused);
  object.set("items", items);
  host_.call<void>("mirror", object);
}

void PageHost::focus_field(const std::string& id) { host_.call<void>("focusField", id); }

void PageHost::store_setting(const std::string& key, const std::string& value) {
  host_.call<void>("storeSetting", key, value);
}

bool PageHost::has_letters(Language language) const {
  return host_.call<bool>("hasLetters", std::string(app::code_of(language)));
}

void PageHost::load_letters(Language language) {
  host_.call<void>("loadLetters", std::string(app::code_of(language)));
}

void PageHost::load_fonts(const std::vector<std::string>& names) {
  host_.call<void>("loadFonts", val::array(names));
}

void PageHost::use_threads(unsigned threads) { host_.call<void>("useThreads", threads); }

std::string PageHost::stored_setting(const std::string& key) const {
  return host_.call<std::string>("storedSetting", key);
}

void PageHost::wake_after(double seconds) { host_.call<void>("wakeAfter", seconds); }

double PageHost::now() const { return emscripten_get_now() / 1000; }

namespace {

app::TableNews table_news_from_js(const val& object) {
  using Phase = app::TableNews::Phase;
  const auto phase = object["phase"].as<std::string>();
  app::TableNews news;
  news.phase = phase == "ready"       ? Phase::ready
               : phase == "loading"   ? Phase::loading
               : phase == "failed"    ? Phase::failed
               : phase == "beingMade" ? Phase::being_made
                                      : Phase::absent;
  news.bytes = static_cast<std::uint64_t>(object["bytes"].as<double>());
  news.total_bytes = static_cast<std::uint64_t>(object["totalBytes"].as<double>());
  news.stored = static_cast<std::uint64_t>(object["stored"].as<double>());
  if (const val summary = object["summary"]; !summary.isNull()) {
    news.statistics = statistics_from_js(summary);
  }
  news.notable = notable_positions_from_js(object["notable"]);
  if (!object["error"].isNull()) news.error = error_from_js(object["error"]);
  return news;
}

app::ThreadNews thread_news_from_js(const val& object) {
  using Phase = app::ThreadNews::Phase;
  const auto phase = object["phase"].as<std::string>();
  app::ThreadNews news;
  news.phase = phase == "needsReload" ? Phase::needs_reload
               : phase == "reloading" ? Phase::reloading
               : phase == "reloaded"  ? Phase::reloaded
               : phase == "refused"   ? Phase::refused
                                      : Phase::ready;
  news.most = object["most"].as<unsigned>();
  news.chosen = object["chosen"].as<unsigned>();
  return news;
}

std::optional<SystemColors> system_colors_from_js(const val& colors) {
  if (colors.isNull()) return std::nullopt;
  const auto color = [&](int i) { return rgb(colors[i].as<unsigned>()); };
  return SystemColors{color(0), color(1), color(2), color(3)};
}

Environment environment_from_js(const val& object) {
  Environment environment;
  environment.css_width = object["cssWidth"].as<float>();
  environment.css_height = object["cssHeight"].as<float>();
  environment.ratio = object["ratio"].as<float>();
  environment.prefers_dark = object["prefersDark"].as<bool>();
  environment.reduced_motion = object["reducedMotion"].as<bool>();
  environment.coarse_pointer = object["coarsePointer"].as<bool>();
  environment.more_contrast = object["moreContrast"].as<bool>();
  environment.system_colors = system_colors_from_js(object["systemColors"]);
  environment.embedded = object["embedded"].as<bool>();
  environment.fixed_play = object["fixedPlay"].as<bool>();
  if (const val values = object["values"]; !values.isNull()) environment.values = values.as<bool>();
  environment.language = object["language"].as<std::string>();
  return environment;
}

app::Chosen chosen_from_js(const val& object) {
  return {object["position"].as<std::string>(), object["move"].as<std::string>(),
          object["resigns"].as<bool>()};
}

app::Estimated estimated_from_js(const val& object) {
  return {estimate_report_from_js(object["report"]), object["final"].as<bool>()};
}

app::FileOpened file_opened_from_js(const val& object) {
  return {object["name"].as<std::string>(), object["bytes"].as<std::string>()};
}

app::RoundsFound rounds_found_from_js(const val& object) {
  return {rounds_from_js(object["rounds"]),
          vector_of<std::uint64_t>(object["byPly"], count_from_js)};
}

app::PositionsCounted positions_counted_from_js(const val& object) {
  return {object["game"].as<std::string>(), count_from_js(object["positions"]),
          object["seconds"].as<double>()};
}

app::FileFailed file_failed_from_js(const val& object) {
  return {object["name"].as<std::string>(), error_from_js(object["error"])};
}

app::FontsLoaded fonts_loaded_from_js(const val& files) {
  app::FontsLoaded loaded;
  const auto count = files["length"].as<unsigned>();
  for (unsigned i = 0; i < count; ++i)
    loaded.files[files[i]["name"].as<std::string>()] = files[i]["bytes"].as<std::string>();
  return loaded;
}

app::GameOpened game_opened_from_js(const val& object) {
  return {object["name"].as<std::string>(), object["link"].as<std::string>()};
}

std::string text_from_js(const val& value) { return value.as<std::string>(); }

template <class Type, auto value_from_js>
app::Event decode(const val& value) {
  return Type{value_from_js(value)};
}

template <class Type>
app::Event without_value(const val&) {
  return Type{};
}

struct Decoder {
  std::string_view type;
  app::Event (*decode)(const val& value);
};

// Every event once: its name in JavaScript, and what to make of its value.
constexpr std::array decoders{
    Decoder{"environmentChanged", decode<app::EnvironmentChanged, environment_from_js>},
    Decoder{"fragmentChanged", decode<app::FragmentChanged, text_from_js>},
    Decoder{"copied", without_value<app::Copied>},
    Decoder{"pasted", decode<app::Pasted, text_from_js>},
    Decoder{"activated", decode<app::Activated, text_from_js>},
    Decoder{"progressed", decode<app::Progressed, progress_from_js>},
    Decoder{"solved", decode<app::Solved, summary_from_js>},
    Decoder{"nothingKept", without_value<app::NothingKept>},
    Decoder{"solveFailed", decode<app::SolveFailed, error_from_js>},
    Decoder{"analysed", decode<app::Analysed, analysis_from_js>},
    Decoder{"notAnalysed", decode<app::NotAnalysed, text_from_js>},
    Decoder{"kept", without_value<app::Kept>},
    Decoder{"forgotten", without_value<app::Forgotten>},
    Decoder{"keepFailed", decode<app::KeepFailed, error_from_js>},
    Decoder{"notableFound", decode<app::NotableFound, notable_from_js>},
    Decoder{"notableFailed", decode<app::NotableFailed, error_from_js>},
    Decoder{"tableChanged", decode<app::TableChanged, table_news_from_js>},
    Decoder{"tableCompared", decode<app::TableCompared, table_check_from_js>},
    Decoder{"searched", decode<app::Searched, search_report_from_js>},
    Decoder{"searchFailed", decode<app::SearchFailed, error_from_js>},
    Decoder{"chosen", decode<app::Chosen, chosen_from_js>},
    Decoder{"choiceFailed", decode<app::ChoiceFailed, error_from_js>},
    Decoder{"estimated", decode<app::Estimated, estimated_from_js>},
    Decoder{"estimateFailed", decode<app::EstimateFailed, error_from_js>},
    Decoder{"scored", decode<app::Scored, score_report_from_js>},
    Decoder{"fileOpened", decode<app::FileOpened, file_opened_from_js>},
    Decoder{"fileFailed", decode<app::FileFailed, file_failed_from_js>},
    Decoder{"lettersLoaded", without_value<app::LettersLoaded>},
    Decoder{"lettersFailed", decode<app::LettersFailed, error_from_js>},
    Decoder{"fontsLoaded", decode<app::FontsLoaded, fonts_loaded_from_js>},
    Decoder{"wentOnline", without_value<app::WentOnline>},
    Decoder{"threadsChanged", decode<app::ThreadsChanged, thread_news_from_js>},
    Decoder{"typed", decode<app::Typed, text_from_js>},
    Decoder{"gameOpened", decode<app::GameOpened, game_opened_from_js>},
    Decoder{"figureSaved", decode<app::FigureSaved, text_from_js>},
    Decoder{"saveFailed", decode<app::SaveFailed, error_from_js>},
    Decoder{"scoreFailed", decode<app::ScoreFailed, error_from_js>},
    Decoder{"comparisonProgressed", decode<app::ComparisonProgressed, progress_from_js>},
    Decoder{"rulesCompared", decode<app::RulesCompared, comparison_from_js>},
    Decoder{"comparisonFailed", decode<app::ComparisonFailed, error_from_js>},
    Decoder{"roundsFound", decode<app::RoundsFound, rounds_found_from_js>},
    Decoder{"roundsFailed", decode<app::RoundsFailed, error_from_js>},
    Decoder{"positionsCounted", decode<app::PositionsCounted, positions_counted_from_js>},
    Decoder{"countingFailed", decode<app::CountingFailed, error_from_js>},
};
static_assert(decoders.size() == std::variant_size_v<app::Event>);

}  // namespace

val to_js(const app::HostedState& hosted) {
  val value = hosted.value ? to_js(*hosted.value) : val::null();
  // A search finds out who wins, and not when.
  if (hosted.value && hosted.value->distance == 0 && !hosted.ended)
    value.set("distance", val::null());
  val object = val::object();
  object.set("link", hosted.link);
  object.set("position", hosted.position);
  object.set("move", hosted.move);
  object.set("ply", static_cast<double>(hosted.ply));
  object.set("plies", static_cast<double>(hosted.plies));
  object.set("toMove", hosted.to_move + 1);
  object.set("ended", hosted.ended);
  object.set("winner", hosted.winner ? val(*hosted.winner + 1) : val::null());
  object.set("value", value);
  return object;
}

std::optional<app::Event> event_from_js(const val& event) {
  const auto type = event["type"].as<std::string>();
  for (const Decoder& decoder : decoders) {
    if (decoder.type == type) return decoder.decode(event["value"]);
  }
  return std::nullopt;
}

}  // namespace kanzen::web
