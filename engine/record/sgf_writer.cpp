#include "engine/record/sgf_tree.hpp"

namespace kanzen::sgf {
namespace {

constexpr std::size_t usual_line = 72;  // bytes, after which the next node begins a line

class Writer {
 public:
  std::string write(const Collection& games) {
    for (const Tree& tree : games) write(tree);
    return std::move(text_);
  }

 private:
  // What is still to be written, the next one last: a node, or the ")" of its variation.
  struct Step {
    std::size_t node = 0;
    bool opens = false, closes = false;  // "(" before it; only ")"
  };

  void write(const Tree& tree) {
    std::vector<Step> steps = {{0, true, false}};
    while (!steps.empty()) {
      const Step step = steps.back();
      steps.pop_back();
      if (step.closes) {
        text_ += ')';
        continue;
      }
      if (step.opens) {
        break_line();
        text_ += '(';
        steps.push_back({0, false, true});
      }
      const Node& node = tree.nodes[step.node];
      write(node);
      const bool branches = node.children.size() > 1;
      for (std::size_t c = node.children.size(); c-- > 0;)
        steps.push_back({node.children[c], branches, false});
    }
    text_ += '\n';
    line_ = text_.size();
  }

  void write(const Node& node) {
    if (text_.size() - line_ > usual_line) break_line();
    text_ += ';';
    for (const Property& property : node.properties) {
      text_ += property.name;
      for (const std::string& value : property.values) ((text_ += '[') += value) += ']';
    }
  }

  void break_line() {
    if (text_.size() == line_) return;
    text_ += '\n';
    line_ = text_.size();
  }

  std::string text_;
  std::size_t line_ = 0;  // where the current one begins
};

}  // namespace

std::string written(const Collection& games) { return Writer().write(games); }

}  // namespace kanzen::sgf
