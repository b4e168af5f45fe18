#pragma once
// The numbers behind a figure, as a table for programs and for papers.
#include <string>
#include <vector>

namespace kanzen {

struct DataTable {
  struct Column {
    std::string name;        // for programs
    std::string heading;     // for people
    bool is_number = false;  // lined up to the right
  };
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;  // a cell for each column
};

// Comma-separated values, RFC 4180, with the columns' names first; lines end with \n.
std::string csv_text(const DataTable& table);

// A LaTeX `tabular` with the rules of the package booktabs, to be read with \input.
std::string latex_table(const DataTable& table, const std::string& title);

}  // namespace kanzen
