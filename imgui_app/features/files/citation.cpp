// The contents of a citation, and the dialog that shows it.
#include "engine/figure/words.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/features/files/controller.hpp"
#include "imgui_app/text/file_names.hpp"

namespace kanzen::app {
namespace {

CitationRequest::Values source_of_values(const State& state,
                                         const std::optional<CitedStudy>& study) {
  using Values = CitationRequest::Values;
  if (study && study->solved) return *study->solved ? Values::solved : Values::none;
  const bool known =
      study ? shown_statistics(state) != nullptr : state.session->analysis() != nullptr;
  if (!known) return Values::none;
  if (state.session->info().needs_search()) return Values::searched;
  const auto& check = state.values.table.check;
  const bool agrees = check && check->different == 0;
  return state.values.solving.done() && !agrees ? Values::solved : Values::table;
}

}  // namespace

CitationRequest citation_of(const State& state, const std::optional<CitedStudy>& study,
                            const std::string& page_address) {
  const Session& session = *state.session;
  const GameInfo& info = session.info();
  const Language language = state.settings.language;
  CitationRequest request;
  request.key = study ? study_file_name(info, study->name, study->compared_rules)
                      : file_name_of_rules(info) + '-' + fingerprint(session.position());
  const auto heading_in = [&](Language of_text) {
    if (study && study->title != nullptr)
      return fill(study->title->in(of_text), {full_title(of_text, info)});
    std::string heading = figure_heading(of_text, info);
    if (study && !study->compared_rules.empty())
      heading += " / " + rules_name(of_text, info, study->compared_rules);
    return heading;
  };
  request.title = heading_in(Language::english);
  request.heading = heading_in(language);
  request.language = code_of(language);
  if (!study) request.position = session.position();
  // The statistics do not depend on the position.
  request.link =
      page_address + '#' +
      (study ? "game=" + info.name + "&rules=" + info.rules + "&mode=statistics" + study->link_keys
             : link_to(session));
  request.values = source_of_values(state, study);
  return request;
}

bool FilesController::toggle_citation() {
  if (state_.draft) return false;  // it is not a position of the game
  if (open_.popup == "citation") {
    open_.popup.clear();
    return true;
  }
  open_.popup = "citation";
  citation_.phase = CitationDialog::Running{};
  platform_.make_citation(citation_of(state_, shell_.cited_study(), platform_.page_address()));
  return true;
}

std::optional<bool> FilesController::copy_citation(const ItemId& item) {
  const auto* done = citation_.done();
  if (done == nullptr) return false;
  shell_.copy(item, item == "button-copy-bibtex" ? done->bibtex : done->sentence);
  return true;
}

void FilesController::on(const CitationMade& event) {
  citation_.phase = CitationDialog::Done{event.bibtex, event.sentence};
}

}  // namespace kanzen::app
