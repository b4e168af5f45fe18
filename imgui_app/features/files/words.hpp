#pragma once
// Texts about figures and files.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

// --- game records
inline constexpr Words open_record{"Open a game...", "対局を開く"};
inline constexpr Words save_record{"Save SGF", "SGFを保存"};
inline constexpr Words which_record{"The file has %1 games. Which one?",
                                    "%1局あります。どれを開きますか。"};
inline constexpr Words refused_record{"This game record cannot be opened", "この棋譜は開けません"};
inline constexpr Words fix_record{"Open another file, or correct this one.",
                                  "別のファイルを開くか、直してください。"};
inline constexpr Words record_notes{"Notes on this record", "この棋譜についての注記"};
inline constexpr Words first_records{"The list has only the first %1.",
                                     "最初の%1局だけを表示しています。"};
inline constexpr Words about_record{"Game record", "棋譜"};
inline constexpr Words record_event{"Event", "棋戦"};
inline constexpr Words record_place{"Place", "場所"};
inline constexpr Words record_date{"Date", "日付"};
inline constexpr Words record_result{"Result", "結果"};
inline constexpr Words record_says{"The record says %1.", "棋譜の結果は%1です。"};
inline constexpr Words record_confirmed{"The record says %1, the same as the count.",
                                        "棋譜の結果は%1で、整地の結果と同じです。"};
inline constexpr Words record_differs{
    "The record says %1; counted here: %2. Dead stones may be missing.",
    "棋譜の結果は%1ですが、ここでの整地では%2です。死に石の指定が足りないかもしれません。"};
inline constexpr Words record_changes{"The page shows it with these changes.",
                                      "以上のように読み替えて表示しています。"};
inline constexpr Words not_saved{"The file could not be saved", "保存できません"};
inline constexpr Words save_again{"Please try again.", "もう一度試してください。"};

// --- figures and files
inline constexpr Words save_as_figure{"Save as a figure", "図として保存"};
inline constexpr Words figure_shows{"Content", "内容"};
inline constexpr Words figure_board{"Board", "盤面"};
inline constexpr Words figure_tree{"Tree", "樹形図"};
inline constexpr Words figure_plot{"Game", "推移"};
inline constexpr Words figure_histogram{"Counts", "分布"};
inline constexpr Words figure_film{"Film", "動画"};
inline constexpr Words figure_numbers{"Numbers", "手順"};
// %1, %2: the numbers of two moves.
inline constexpr Words numbered_moves{"Moves %1 to %2", "%1手目から%2手目"};
// %1: the number of files.
inline constexpr Words numbered_series{"All %1 figures", "%1図すべて"};
inline constexpr Words film_pause{"Pause in s", "1局面の秒数"};
inline constexpr Words film_width{"Width in pixels", "幅（ピクセル）"};
inline constexpr Words film_loop{"Play again from the start", "繰り返し再生"};
inline constexpr Words figure_format{"Picture or data", "画像または数値"};
inline constexpr Words figure_values{"Values of the moves", "手の評価"};
inline constexpr Words figure_two_plies{"Two plies", "2手先まで"};
inline constexpr Words figure_resolution{"Resolution", "解像度"};
// %1: pixels per CSS pixel, %2: pixels per inch
inline constexpr Words figure_pixels{"%1×, %2 dpi", "%1倍、%2 dpi"};
inline constexpr Words figure_grey{"Greyscale", "グレースケール"};
inline constexpr Words figure_dark{"Dark background", "暗い背景"};
inline constexpr Words figure_no_ground{"No background", "背景なし"};
inline constexpr Words figure_caption{"Caption: game, rules, link",
                                      "説明文（ゲーム・ルール・リンク）"};
inline constexpr Words figure_last_move{"Mark the last move", "最後の手に印"};
inline constexpr Words figure_best_move{"Mark a best move", "最善手に印"};
inline constexpr Words figure_legend{"Legend of the signs", "記号の凡例"};
inline constexpr Words own_caption{"Your own caption", "自分の説明文"};
inline constexpr Words figure_width{"Width in mm", "幅（mm）"};
inline constexpr Words automatic_width{"auto", "自動"};
inline constexpr Words figure_preview{"Preview of the figure", "図のプレビュー"};
inline constexpr Words figure_code{"QR code of the link", "リンクのQRコード"};
inline constexpr Words save_figure{"Save", "保存"};
inline constexpr Words figure_saved{"%1 is saved.", "%1 を保存しました。"};
inline constexpr Words figure_saving{"Making the figure.", "作成中です。"};
inline constexpr Words figure_no_numbers{
    "Switch on the values of the moves: without them a board has no data.",
    "盤面の数値には、手の評価が必要です。"};
inline constexpr Words figure_values_pending{"The values are loading.", "評価を読み込み中です。"};
inline constexpr Words figure_no_values{
    "There are no values: solve the game, or switch them off.",
    "評価がありません。ゲームを解析するか、評価を外してください。"};
inline constexpr Words files{"Files", "ファイル"};

// --- citations
inline constexpr Words citation_making{"Making the citation.", "引用文を作成中です。"};
inline constexpr Words copy_bibtex{"Copy the BibTeX entry", "BibTeXをコピー"};
inline constexpr Words copy_citation{"Copy the sentence", "文をコピー"};
inline constexpr Words save_game{"Save game", "対局を保存"};

}  // namespace kanzen::app::word
