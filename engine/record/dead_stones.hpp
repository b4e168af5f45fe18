#pragma once
// Dead stones of a record, and the record's own result compared with the count without them.
//
// In SGF, TB and TW at the last node of the main line are the points of each player's territory.
// They include the points of dead stones, which no other property marks.
#include <optional>
#include <span>
#include <vector>

#include "engine/record/game_record.hpp"
#include "engine/record/result.hpp"

namespace kanzen {

// Returns RecordTexts::territory of a node with these properties.
std::vector<std::optional<Player>> read_territory(const BoardSize& size,
                                                  const std::vector<sgf::Property>& properties);

// Returns the squares of the strings at the node that have a stone in the opponent's territory,
// ascending.  `territory` is as in RecordTexts.
std::vector<unsigned> read_dead_stones(const Session& session, Session::Node node,
                                       std::span<const std::optional<Player>> territory);

// Returns RecordTexts::dead if the main line still ends at the node, else nothing.
std::span<const unsigned> dead_stones_at(const RecordTexts& texts, Session::Node end);

// Sets TB and TW in the properties of the node that ends the main line, so that the dead stones are
// read from them.  The TB and TW of the file remain if they mark the same stones.
void write_dead_stones(const Session& session, const RecordTexts& texts, Session::Node end,
                       std::vector<sgf::Property>& properties);

// Returns the count of the position at the node without the dead stones.  By territory scoring, if
// the record marks the territory of that node and the same dead stones, the marks say which empty
// squares are points: they know about seki and about squares that must be filled.  Marks on fewer
// than half of the squares that are territory by the rules are incomplete and are not used.
// nullopt: the game has no score.
std::optional<Count> count_without(const Session& session, const RecordTexts& texts,
                                   Session::Node node, std::span<const unsigned> dead);

// Returns the end at the node, counted without the dead stones.  nullopt: the game ended in another
// way, or it goes on and no stones are dead.
std::optional<GameEnd> counted_end(const Session& session, const RecordTexts& texts,
                                   Session::Node node, std::span<const unsigned> dead);

// Returns whether a count with this lead of the first player confirms the result.  nullopt: the
// result is neither a score nor a winner, or the game ended before a count.
std::optional<bool> is_confirmed(const RecordResult& result, double lead);

}  // namespace kanzen
