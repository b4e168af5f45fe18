#include "engine/session/foreign_record.hpp"

#include <utility>

#include "engine/adapter/foreign_records.hpp"
#include "engine/core/phrases.hpp"
#include "engine/session/link.hpp"

namespace kanzen {
namespace {

Result<OpenedRecord> open(const ForeignGame& read) {
  auto session = Session::open(read.game, read.rules);
  if (!session) return session.error();
  const ForeignRecord& record = read.record;
  if (!record.position.empty())
    if (const auto set = session->set_position(record.position); !set) return set.error();
  if (record.moves.size() > longest_linked_line)
    return Error{Errc::unsupported,
                 {phrase::longest_linked_line, std::to_string(longest_linked_line)}};
  std::size_t played = 0;
  // A session ends as well when a position is repeated too often.
  for (; played < record.moves.size() && !session->board().end; ++played)
    if (const auto move = session->play(record.moves[played]); !move) return move.error();
  const std::size_t left_out = record.moves.size() - played + record.left_out;
  if (record.resigned && left_out == 0 && !session->board().end)
    if (const auto resigned = session->resign(); !resigned) return resigned.error();
  return OpenedRecord{*std::move(session), left_out};
}

}  // namespace

std::optional<Result<OpenedRecord>> open_foreign_record(std::string_view text,
                                                        std::string_view game,
                                                        std::string_view rules) {
  const auto read = read_foreign_record(text, game, rules);
  if (!read) return std::nullopt;
  return *read ? open(**read) : Result<OpenedRecord>(read->error());
}

}  // namespace kanzen
