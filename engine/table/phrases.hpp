#pragma once
// Catalogue of error messages about tables: chunks and manifests.
#include "engine/core/diagnostic.hpp"

namespace kanzen::phrase {

inline constexpr Phrase<2> table_of_another{"the table is of %1, not of %2",
                                            "表は %1 のもので、%2 のものではありません"};
inline constexpr Phrase<1> contradiction{"the table contradicts itself at %1",
                                         "表の評価が互いに合いません：%1"};
inline constexpr Phrase<0> nothing_stored{"the table stores nothing where a value is needed",
                                          "表に必要な評価がありません"};

// --- chunks
inline constexpr Phrase<1> no_chunk{"the table has no chunk %1", "表に%1番のデータはありません"};
inline constexpr Phrase<2> chunk_bytes{"a chunk of the table has %1 bytes, not %2",
                                       "表のデータは%1バイトで、%2バイトではありません"};
inline constexpr Phrase<0> chunk_of_another{"a chunk of the table does not fit the manifest",
                                            "表のデータが目次と合いません"};
inline constexpr Phrase<1> in_chunk{"a chunk of the table %1", "表のデータ%1"};
inline constexpr Phrase<0> chunk_is_cut_off{"is cut off", "が途中で終わっています"};
inline constexpr Phrase<0> is_no_chunk{"is not a chunk", "の形式が正しくありません"};
inline constexpr Phrase<2> has_format_version{"has format version %1, not %2",
                                              "の版が%1で、%2ではありません"};
inline constexpr Phrase<0> is_damaged{"is damaged", "が正しくありません"};
inline constexpr Phrase<1> does_not_belong{"does not belong to %1", "は %1 のものではありません"};
inline constexpr Phrase<0> lies_elsewhere{"belongs at another place of the table",
                                          "は、ここに置くものではありません"};
inline constexpr Phrase<0> has_wrong_length{"has a length that does not fit its contents",
                                            "の長さが合いません"};
inline constexpr Phrase<0> has_no_code{"has an invalid prefix code", "を読み解けません"};
inline constexpr Phrase<0> contradicts_itself{"contradicts itself", "の値が互いに合いません"};

// --- manifests
inline constexpr Phrase<2> in_manifest{"the table's manifest, line %1: %2", "表の目次の%1行目：%2"};
inline constexpr Phrase<0> line_is_cut_off{"is cut off", "途中で終わっています"};
inline constexpr Phrase<0> is_not_complete{"is not complete", "ここで終わり、続きがありません"};
inline constexpr Phrase<1> no_manifest{"not \"%1\": not a manifest, or one of another version",
                                       "「%1」ではありません。表の目次でないか、別の版です"};
inline constexpr Phrase<1> unknown_word{"unknown word \"%1\"", "「%1」という語はありません"};
inline constexpr Phrase<1> not_next{"\"%1\" is not expected here", "「%1」はここに置けません"};
inline constexpr Phrase<2> in_line{"\"%1\": %2", "「%1」：%2"};
inline constexpr Phrase<0> needs_name{"needs a name", "文字列が必要です"};
inline constexpr Phrase<2> needs_number{"needs a number from %1 to %2",
                                        "%1から%2までの数が必要です"};

// --- manifests: chunks
inline constexpr Phrase<0> needs_chunk{"needs its end, stored positions, bytes and a SHA-256",
                                       "終わり、局面数、バイト数、SHA-256 が必要です"};
inline constexpr Phrase<0> chunk_out_of_order{
    "a chunk ends before it begins or after the table",
    "データの終わりが、始まりより前か、表の終わりより後です"};
inline constexpr Phrase<0> too_many_chunks{"a chunk too large, or too many",
                                           "データが大きすぎるか、多すぎます"};

// --- manifests of proofs
inline constexpr Phrase<0> needs_claim{"needs black or white, points and a position",
                                       "black か white、目数、局面が必要です"};
inline constexpr Phrase<0> needs_replies{"needs a number of positions and a digest",
                                         "局面数と要約値が必要です"};
inline constexpr Phrase<0> needs_proof_chunk{"needs bytes and a SHA-256",
                                             "バイト数と SHA-256 が必要です"};
inline constexpr Phrase<0> contradicts_replies{"the replies of the proof contradict each other",
                                               "証明の応手が互いに合いません"};

// --- manifests: checksum
inline constexpr Phrase<0> missing_chunks{"chunks are missing before it",
                                          "そこまでにすべてのデータがありません"};
inline constexpr Phrase<0> wrong_checksum{"is not that of the lines before it",
                                          "照合値がそこまでの行と合いません"};

// --- manifests: statistics
inline constexpr Phrase<0> more_than_index{"there are more positions than the index has",
                                           "局面数が多すぎます"};
inline constexpr Phrase<0> needs_counts{"needs positions, finished, won, drawn and lost ones",
                                        "局面、終局、勝ち、引き分け、負けの数が必要です"};
inline constexpr Phrase<0> extra_counts{"has more than five numbers", "数が5個より多くあります"};
inline constexpr Phrase<0> wrong_sum{"won, drawn and lost positions are not all positions",
                                     "勝ち、引き分け、負けの計が局面数と合いません"};
inline constexpr Phrase<0> more_finished{"more finished positions than positions",
                                         "終局した局面が局面数より多くなっています"};
inline constexpr Phrase<0> more_classes{"more positions up to symmetry than positions",
                                        "対称形を一つとした数が局面数より多くなっています"};
inline constexpr Phrase<0> needs_value{"needs \"win\" or \"loss\" and a distance, or \"draw\"",
                                       "「win」か「loss」と手数、または「draw」が必要です"};
inline constexpr Phrase<0> needs_distance{"needs a distance, won and lost positions",
                                          "手数、勝ちの数、負けの数が必要です"};
inline constexpr Phrase<1> distance_out_of_order{"distances go up from 0, one by one, to %1",
                                                 "手数は0から一つずつ増え、%1までです"};
inline constexpr Phrase<0> wrong_distances{
    "the counts by distance are not those of all won and lost positions",
    "手数ごとの数が、勝ちと負けの局面数と合いません"};
inline constexpr Phrase<0> empty_distance{"the longest distance has no position",
                                          "最長の手数の局面がありません"};
inline constexpr Phrase<0> start_without_count{"no position has the value of the start",
                                               "初期局面と同じ評価の局面がありません"};

// --- manifests: opening positions
inline constexpr Phrase<0> too_many_positions{"too many positions", "局面が多すぎます"};
inline constexpr Phrase<0> needs_position{
    "needs \"win\" or \"loss\" and a distance, or \"draw\", and a position",
    "「win」か「loss」と手数、または「draw」と、局面が必要です"};
inline constexpr Phrase<0> value_without_count{"no position has this value",
                                               "この評価の局面はありません"};
inline constexpr Phrase<0> another_start{"the value of the start differs",
                                         "初期局面の評価が一致しません"};
inline constexpr Phrase<0> not_canonical{"not the canonical one of its symmetric positions",
                                         "対称形を代表する局面ではありません"};
inline constexpr Phrase<0> not_start{"not the start", "初期局面ではありません"};

// --- manifests: notable positions
inline constexpr Phrase<1> unknown_kind{"unknown kind \"%1\"", "「%1」という種類はありません"};
inline constexpr Phrase<0> known_kind{"a kind that has occurred before",
                                      "同じ種類が前にもあります"};
inline constexpr Phrase<0> needs_kind{"needs a kind and a number above 0",
                                      "種類と、0より大きい数が必要です"};
inline constexpr Phrase<0> more_of_kind{"more positions of a kind than of its outcome",
                                        "種類の局面数が、その勝敗の局面数より多くなっています"};
inline constexpr Phrase<0> no_kind{"an example without a kind", "種類のない局面です"};
inline constexpr Phrase<0> too_many_examples{"too many examples of a kind",
                                             "一つの種類の局面が多すぎます"};
inline constexpr Phrase<0> another_kind{"an example whose value is not that of its kind",
                                        "局面の評価が種類と合いません"};

}  // namespace kanzen::phrase
