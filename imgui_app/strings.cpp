#include "imgui_app/strings.hpp"

#include <array>
#include <optional>

#include "imgui_app/strings_table.hpp"

namespace kanzen::app {
namespace {

using T = Text;

constexpr StringEntry entries[] = {
    {T::product, "Kanzen", "Kanzen"},
    {T::product_native, "完全", "完全"},
    {T::other_language, "日本語", "English"},
    {T::mode_play, "Play", "対局"},
    {T::mode_analyse, "Analyse", "検討"},
    {T::mode_statistics, "Statistics", "統計"},
    {T::copy_link, "Copy link", "リンクをコピー"},
    {T::link_copied, "Link copied", "リンクをコピーしました"},
    {T::to_light, "Light colours", "明るい配色"},
    {T::to_dark, "Dark colours", "暗い配色"},
    {T::help, "Help", "ヘルプ"},
    {T::menu, "Menu", "メニュー"},
    {T::game_menu, "Game and rules", "ゲームとルール"},
    {T::size_heading, "m,n,k-game: a board of any size", "m,n,kゲーム：盤の大きさを選ぶ"},
    {T::size_columns, "Columns", "列"},
    {T::size_rows, "Rows", "行"},
    {T::size_line, "In a line", "並べる数"},
    {T::one_less, "%1: one less", "%1を減らす"},
    {T::one_more, "%1: one more", "%1を増やす"},
    {T::size_open, "Open %1", "%1を開く"},
    {T::size_too_large, "A board has at most 64 squares; %1×%2 are %3.",
     "盤は64マスまでです。%1×%2は%3マスです。"},
    {T::size_least, "There is at least one.", "1より小さくできません。"},
    {T::size_line_too_long, "Nothing longer than %3 fits on %1×%2.",
     "%1×%2の盤に並ぶのは%3個までです。"},
    {T::size_solved, "Every position can be solved.", "すべての局面を解けます。"},
    {T::size_searched, "Too large to solve: positions are searched.",
     "全局面は解けません。局面ごとに探索します。"},
    {T::rules_short, "Rules", "ルール"},
    {T::rules_suffix, "%1, %2", "%1・%2"},

    {T::covering, "%1, over %2", "%1（下に%2）"},
    {T::nothing_there, "empty", "空き"},
    {T::square_label, "%1: %2", "%1：%2"},
    {T::hand_label, "%1 in hand: %2", "持ち駒 %1：%2"},
    {T::hand_count, "×%1", "×%1"},
    {T::to_move, "to move", "手番"},
    {T::in_hand, "In hand", "持ち駒"},

    {T::wins_in, "%1 wins in %2", "%1の勝ち（%2）"},
    {T::wins, "%1 wins", "%1の勝ち"},
    {T::draw_verdict, "Draw with perfect play", "最善なら引き分け"},
    {T::has_won, "%1 has won", "%1が勝ちました"},
    {T::drawn_game, "The game is drawn", "引き分けです"},
    {T::values_loading, "Values are loading", "評価を読み込み中"},
    {T::no_value, "No value for this position", "この局面の評価はありません"},
    {T::no_value_yet, "No value yet", "評価はまだありません"},
    {T::searching, "Searching", "探索中"},
    {T::not_solved_in, "Not solved in %1 s", "%1秒では解けませんでした"},
    {T::someone_to_move, "%1 to move", "%1の手番"},
    {T::moves_keep_win, "%1 to move. %2 of %3 moves %2{keeps|keep} the win.",
     "%1の手番。%3手のうち勝ちを保つのは%2手。"},
    {T::moves_keep_win_some_draw,
     "%1 to move. %2 of %3 moves %2{keeps|keep} the win, %4 %4{draws|draw}.",
     "%1の手番。%3手のうち勝ちを保つのは%2手、引き分けは%4手。"},
    {T::moves_keep_draw, "%1 to move. %2 of %3 moves %2{keeps|keep} the draw.",
     "%1の手番。%3手のうち引き分けを保つのは%2手。"},
    {T::every_move_loses, "%1 to move. %2{The only move loses|All %2 moves lose}.",
     "%1の手番。%2{唯一の手で|%2手のどれも}負け。"},
    {T::moves_not_solved, "%1 %1{is|are} not solved.", "未解決は%1手。"},
    {T::only_moves, "%1 to move. %2.", "%1の手番。%2。"},
    {T::choose_square, "Choose a square", "置くマスを選んでください"},
    {T::your_turn, "Your turn against the perfect player.",
     "あなたの番です。相手は最善手を指します。"},
    {T::perfect_thinks, "The perfect player answers.", "最善手の相手が指します。"},
    {T::perfect_waits, "The perfect player answers as soon as the values are there.",
     "評価の準備ができしだい、相手が指します。"},
    {T::perfect_needs_values, "The perfect player needs the values: solve the game first.",
     "最善手の相手には評価が必要です。先にゲームを解いてください。"},
    {T::perfect_without_value,
     "This position has no value: the perfect player has nothing to go by.",
     "この局面には評価がないため、最善手の相手は指せません。"},
    {T::perfect_paused, "The perfect player waits: step on, or continue from here.",
     "最善手の相手は待っています。先へ進むか、ここから続けてください。"},
    {T::perfect_searches, "The perfect player searches for its answer, at most %1 s.",
     "最善手の相手が応手を探索しています（最長%1秒）。"},
    {T::perfect_guessed, "Not solved in %1 s: %2 is not refuted, but not proven either.",
     "%1秒では解けませんでした。%2は反証されていない手ですが、最善とは限りません。"},
    {T::watching, "Two perfect players. Watch them.", "最善手どうしの対局です。"},
    {T::two_people_play, "Two people play.", "二人で対局中です。"},
    {T::came_before,
     "This position has come up before (ply %1). If it comes once more, the game is a draw.",
     "%1手目と同じ局面です。もう一度現れると引き分けです。"},
    {T::draws_by_repetition, "draws by repetition", "同じ局面で引き分け"},

    {T::plies_number, "%1 %1{ply|plies}", "%1手"},
    {T::moves_number, "%1 %1{move|moves}", "%1往復"},
    {T::sweep_number, "sweep %1", "走査%1回目"},
    {T::sweep_start, "at the start", "走査の前"},
    {T::minus, "−", "−"},
    {T::no_distance, "–", "–"},
    {T::and_by, "%1 wins (%2)", "%1の勝ち（%2）"},

    {T::tab_moves, "Moves", "手"},
    {T::tab_game, "Game", "棋譜"},
    {T::tab_tree, "Tree", "ゲーム木"},
    {T::tab_rules, "Rules", "解説"},
    {T::legal_moves, "%1 legal %1{move|moves}", "合法手 %1"},
    {T::group_wins, "Wins", "勝ち"},
    {T::group_draws, "Draws", "引き分け"},
    {T::group_loses, "Loses", "負け"},
    {T::group_not_solved, "Not solved", "未解決"},
    {T::gives_up_win, "gives up the win", "勝ちを逃す"},
    {T::hands_win, "hands %1 the win", "%1の勝ちになる"},
    {T::unit_plies, "Plies", "手数"},
    {T::unit_moves, "Moves", "往復"},
    {T::values, "Values", "評価を表示"},
    {T::values_short, "Values", "評価"},
    {T::hidden_piece, "covered", "覆われた駒"},
    {T::pass, "pass", "パス"},
    {T::perfect_line, "Perfect line", "最善の手順"},
    {T::perfect_line_draw, "Perfect line, for a while", "最善の手順（途中まで）"},
    {T::play_out, "Play it out", "再生"},
    {T::stop, "Stop", "停止"},
    {T::more_moves, "and %1 more moves", "ほか%1手"},
    {T::move_label, "%1: %2", "%1：%2"},
    {T::values_hidden, "Values are hidden. Every legal move is listed.",
     "評価は非表示です。合法手をすべて示します。"},

    {T::value_by_ply, "Value by ply", "評価の推移"},
    {T::blunders, "%1 %1{blunder|blunders}", "悪手 %1"},
    {T::blunder, "blunder", "悪手"},
    {T::ply_of, "Ply %1 of %2", "%1 / %2 手目"},
    {T::first, "First position", "最初へ"},
    {T::previous, "Back", "一手戻る"},
    {T::next, "Forward", "一手進む"},
    {T::last, "Last position", "最後へ"},
    {T::history_bar, "Ply %1: %2", "%1手目：%2"},
    {T::players, "Players", "対局者"},
    {T::preset_as, "Play %1", "%1を持つ"},
    {T::preset_two, "Two people", "二人で指す"},
    {T::preset_watch, "Watch", "観戦する"},
    {T::seen_from, "The board from %1's side", "%1の側から見る"},
    {T::kana, "Pieces in kana: %1", "駒をかなで表示：%1"},
    {T::new_game, "New game", "新しい対局"},
    {T::continue_play, "Continue from here", "ここから続ける"},
    {T::no_moves_yet, "No moves yet. Play one, or paste a position.",
     "まだ手がありません。一手指すか、局面を貼り付けてください。"},
    {T::replay, "Replay", "最初から再生"},
    {T::moves_played, "Moves played", "指し手"},
    {T::tree_values, "Values as %1 sees them", "%1から見た評価"},
    {T::tree_symmetry, "Up to symmetry", "対称形を一つに"},
    {T::tree_before, "The position before", "一手前の局面"},
    {T::tree_here, "This position", "この局面"},
    {T::tree_alike, "%1 (%2 moves alike)", "%1（同形%2手）"},
    {T::zoom_in, "Nearer", "拡大"},
    {T::zoom_out, "Farther", "縮小"},
    {T::zoom_fit, "All of it", "全体を表示"},

    {T::position, "Position", "局面"},
    {T::copy, "Copy", "コピー"},
    {T::copied, "Copied", "コピーしました"},
    {T::paste_hint, "Paste a position or a link with Ctrl+V.",
     "局面やリンクは Ctrl+V で貼り付けられます。"},
    {T::open_full, "Open the full page", "全画面のページを開く"},

    {T::solving, "Solving", "解析中"},
    {T::preparing, "Getting ready", "準備中"},
    {T::opening_kept, "Opening the kept values", "保存した評価を開いています"},
    {T::solving_pass, "Pass %1 · %2 positions decided", "%1巡目 · %2局面が決定"},
    {T::solving_reach, "Which positions can occur · %1 more", "現れうる局面を確認 · さらに%1局面"},
    {T::solving_found, "Ply %1 · %2 positions found", "%1手目 · %2局面を発見"},
    {T::per_second, "%1 positions/s", "毎秒%1局面"},
    {T::seconds_left, "about %1 s left", "残り約%1秒"},
    {T::of_memory, "%1 of memory", "メモリー %1"},
    {T::with_threads, "%1 threads", "%1スレッド"},
    {T::threads, "Threads", "スレッド数"},
    {T::threads_need_reload,
     "For more than one the page is loaded again, once; the position stays.",
     "2以上にするとページを一度読み込み直します。局面はそのままです。"},
    {T::threads_reloading, "The page is about to be loaded again, for %1 threads.",
     "%1スレッドで解くため、ページを読み込み直します。"},
    {T::threads_reloaded, "The page has been loaded again and can use %1 threads.",
     "ページを読み込み直しました。%1スレッドで解けます。"},
    {T::threads_refused, "This browser does not let the page use several threads.",
     "このブラウザーでは、このページは複数のスレッドを使えません。"},
    {T::megabytes, "%1 MB", "%1 MB"},
    {T::cancel, "Cancel", "中止"},
    {T::values_not_here, "The values are not here yet", "評価はまだありません"},
    {T::solve_here, "Solve it here", "ここで解く"},
    {T::solve_here_detail,
     "All %1 positions are worked through in this tab. That takes about %3 and about "
     "%2 of memory; nothing leaves this device.",
     "%1局面のすべてを、このタブの中で調べます。約%3かかり、メモリーを約%2使います。"
     "データがこの端末の外に出ることはありません。"},
    {T::kept_discarded, "The kept values were discarded", "保存した評価を破棄しました"},
    {T::kept_unopened, "The kept values could not be opened", "保存した評価を開けませんでした"},
    {T::values_lost, "The values were lost", "評価が失われました"},
    {T::cancelled, "Solving was cancelled", "解析を中止しました"},
    {T::cancelled_detail,
     "The board works without values. Solving starts again from the beginning.",
     "評価なしでも盤は使えます。解析は最初からやり直しになります。"},
    {T::cancelled_detail_table,
     "The values come from the table as before. Solving starts again from the beginning.",
     "評価はこれまでどおり表から読みます。解析は最初からやり直しになります。"},
    {T::failed, "Solving failed", "解析に失敗しました"},
    {T::failed_detail, "The board works without values. Retry, or load the page again.",
     "評価なしでも盤は使えます。再試行するか、ページを読み込み直してください。"},
    {T::failed_memory,
     "The board works without values. Close other tabs or programs and retry, or choose a smaller "
     "game.",
     "評価なしでも盤は使えます。ほかのタブやプログラムを閉じて再試行するか、"
     "小さいゲームを選んでください。"},
    {T::retry, "Retry", "再試行"},
    {T::search_here, "Search this position", "この局面を探索"},
    {T::search_for, "Search for %1 s", "%1秒間探索"},
    {T::search_detail,
     "The board is too large to solve completely. A search of %1 s may find out who wins from "
     "here; nothing leaves this device.",
     "盤が大きく、すべての局面は調べられません。%"
     "1秒の探索で、この局面の勝敗が分かることがあります。データがこの端末の外に出ることはありません"
     "。"},
    {T::search_progress, "%1 positions searched · %2 of %3 s", "%1局面を探索 · %2 / %3秒"},
    {T::search_unsolved, "%1 positions were searched, and who wins is still open.",
     "%1局面を探索しましたが、勝敗はまだ分かりません。"},
    {T::search_found,
     "Searched here: %1 positions in %2. A search tells who wins, not in how many plies.",
     "この端末で探索しました（%1局面、%2）。探索で分かるのは勝敗だけで、手数は分かりません。"},
    {T::search_failed, "The search failed", "探索に失敗しました"},

    {T::table_loading, "Values are loading: %1 of %2", "評価を読み込み中: %1 / %2"},
    {T::values_from_table, "The values come from a table of %1.",
     "評価は表（%1）から読んでいます。"},
    {T::values_streamed, "The values come from a table of %2, as they are needed: %1 so far.",
     "評価は表（%2）から必要な分だけ読んでいます（これまでに%1）。"},
    {T::table_being_made, "The table of values is being made", "評価の表を作成中です"},
    {T::table_being_made_detail,
     "It comes by itself in a few minutes. Until then this device can solve the game. ",
     "数分後に自動で読み込みます。この端末で解くこともできます。"},
    {T::table_agrees, "Compared with the table: all %1 stored values agree.",
     "表と照合しました。保存された%1件の評価はすべて一致します。"},
    {T::table_differs,
     "%1 %1{difference|differences} from the table's %2 stored values and its counts:",
     "表（保存された評価%2件と局面数）と%1件が一致しません:"},
    {T::table_wrong, "The table differs from what was solved here", "表が解析結果と一致しません"},
    {T::table_failed, "The values could not be loaded", "評価を読み込めませんでした"},
    {T::table_failed_detail,
     "The board works without values. It is tried again by itself; retry now, or solve the game "
     "here.",
     "評価なしでも盤は使えます。自動的に再試行します。今すぐ再試行するか、ここで解いてください。"},
    {T::solve_here_instead, "Solve here instead", "代わりにここで解く"},
    {T::figures_from_table, "These figures come from the table.",
     "これらの数値は表から読んだものです。"},
    {T::kilobytes, "%1 kB", "%1 kB"},

    {T::solved_here, "Solved here in %1", "この端末で解きました（%1）"},
    {T::seconds, "%1 s", "%1秒"},
    {T::keep, "Keep the values on this device (%1)", "評価をこの端末に保存（%1）"},
    {T::keeping, "Writing the values", "評価を保存しています"},
    {T::kept, "Kept on this device", "この端末に保存済み"},
    {T::forget, "Delete", "削除"},
    {T::keep_failed, "That did not work", "できませんでした"},

    {T::refused_position, "This is no position of this game", "このゲームの局面として読めません"},
    {T::refused_link, "This link cannot be opened", "このリンクは開けません"},
    {T::refused_rules, "These rules cannot be opened", "このルールは開けません"},
    {T::fix_notation,
     "Correct the text and paste it again, or start anew. The board stays as it is.",
     "文字列を直して貼り付け直すか、最初から始めてください。盤はそのままです。"},
    {T::line_is_full, "This line is full", "これ以上は指せません"},
    {T::full_line_advice, "Step back and try another move, or start anew.",
     "前の局面に戻って別の手を試すか、最初から始めてください。"},
    {T::link_is_cut, "The link is longer than a line may be", "リンクの手順が長すぎます"},
    {T::cut_link_advice, "The board shows where they lead.", "盤はその局面を示しています。"},
    {T::no_letters, "The letters of Japanese did not load", "日本語の文字を読み込めません"},
    {T::no_letters_advice, "Choose the language again to try once more.",
     "もう一度言語を選ぶと再試行します。"},
    {T::start_anew, "Start anew", "最初から始める"},
    {T::close, "Close", "閉じる"},
    {T::licences, "Licences", "ライセンス"},

    {T::every_position, "Every position of %1", "%1の全局面"},
    {T::statistics_detail, "Rules: %1. Reachable, up to symmetry. Values are for the side to move.",
     "%1。到達可能な局面（対称形は一つ）。評価は手番側から見たもの。"},
    {T::statistics_detail_each,
     "Rules: %1. Reachable, each counted by itself. Values are for the side to move.",
     "%1。到達可能な局面（対称形も別々に数える）。評価は手番側から見たもの。"},
    {T::up_to_symmetry, "%1 up to symmetry", "対称形は一つとして%1"},
    {T::statistics_too_large,
     "The board is too large to count its positions. Analyse searches single ones.",
     "盤が大きく、全局面は数えられません。「検討」で局面ごとに探索できます。"},
    {T::positions, "Positions", "局面数"},
    {T::won, "Won", "勝ち"},
    {T::drawn, "Drawn", "引き分け"},
    {T::lost, "Lost", "負け"},
    {T::draws, "Draws", "引き分け"},
    {T::by_plies, "Positions by plies to the end", "終局までの手数ごとの局面数"},
    {T::by_sweeps, "Positions by the sweep that decided them", "決まった走査ごとの局面数"},
    {T::axis_plies, "plies to the end (0: the game has just ended)",
     "終局までの手数（0：終局した局面）"},
    {T::axis_sweeps, "sweep of the notebook's loop (0: before the first)",
     "ノートの走査の回（0：走査の前）"},
    {T::log, "Log", "対数"},
    {T::linear, "Linear", "線形"},
    {T::plies_column, "Plies", "手数"},
    {T::sweep_column, "Sweep", "走査"},
    {T::share, "Share", "割合"},
    {T::all, "All", "計"},
    {T::statistics_wait, "The figures appear when the game is solved.",
     "解析が終わると数値が表示されます。"},

    {T::notable_heading, "Notable positions", "注目の局面"},
    {T::notable_detail,
     "The longest wins and losses, positions with a single winning move, and others. The search "
     "looks at every position once.",
     "最長の勝ちと負け、勝つ手が一つだけの局面など。全局面を一度ずつ調べます。"},
    {T::notable_find, "Find notable positions", "注目の局面を探す"},
    {T::notable_from_table, "These positions come from the table.",
     "これらの局面は表から読んだものです。"},
    {T::notable_running, "Looking for notable positions", "注目の局面を探しています"},
    {T::notable_failed, "The search failed", "探せませんでした"},
    {T::notable_positions, "%1{position|positions}", "局面"},
    {T::notable_classes, "%1{class|classes}", "種類"},
    {T::notable_label, "%1: %2, %3", "%1：%2、%3"},
    {T::longest_win, "Longest win", "最長の勝ち"},
    {T::longest_loss, "Longest loss", "最長の負け"},
    {T::only_winning_move, "Only winning move", "勝つ手が一つ"},
    {T::no_safe_move, "No safe move", "全手が負け"},
    {T::mutual_zugzwang, "Mutual zugzwang", "手番の方が負け"},
    {T::unlikely_only_move, "Unlikely only move", "意外な唯一手"},
    {T::smallest_draw, "Smallest draw", "最小の引き分け"},
};

}  // namespace

std::span<const StringEntry> interface_strings() { return entries; }

Language language_of(std::string_view code) {
  return code.starts_with("ja") ? Language::japanese : Language::english;
}

std::string_view code_of(Language language) { return language == Language::japanese ? "ja" : "en"; }

std::string_view text(Language language, Text id) {
  const auto from = [id](Text first) {
    return static_cast<std::size_t>(id) - static_cast<std::size_t>(first);
  };
  const StringEntry& entry = id < Text::captures ? interface_strings()[from(Text{})]
                             : id < Text::rules_heading
                                 ? counting_strings()[from(Text::captures)]
                                 : reading_strings()[from(Text::rules_heading)];
  return language == Language::japanese ? entry.japanese : entry.english;
}

namespace {

// "{ply|plies}" in a pattern.
struct NumberForms {
  std::string_view one, other;
  std::size_t last;  // where its closing brace stands
};

// nullopt: there is none at that place.
std::optional<NumberForms> forms_at(std::string_view pattern, std::size_t at) {
  if (at >= pattern.size() || pattern[at] != '{') return std::nullopt;
  const std::size_t bar = pattern.find('|', at);
  const std::size_t close = pattern.find('}', at);
  if (bar == std::string_view::npos || close == std::string_view::npos || bar > close) {
    return std::nullopt;
  }
  return NumberForms{pattern.substr(at + 1, bar - at - 1), pattern.substr(bar + 1, close - bar - 1),
                     close};
}

}  // namespace

std::string fill(std::string_view pattern, std::initializer_list<std::string_view> arguments) {
  std::string filled;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool slot = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' &&
                      static_cast<std::size_t>(pattern[i + 1] - '1') < arguments.size();
    if (!slot) {
      filled += pattern[i];
      continue;
    }
    const std::string_view argument = arguments.begin()[pattern[++i] - '1'];
    if (const auto forms = forms_at(pattern, i + 1)) {
      filled += fill(argument == "1" ? forms->one : forms->other, arguments);
      i = forms->last;
    } else {
      filled += argument;
    }
  }
  return filled;
}

}  // namespace kanzen::app
