// The contents of a citation, and the dialog that shows it.
#include "engine/figure/words.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/features/files/controller.hpp"
#include "imgui_app/features/files/names.hpp"
#include "imgui_app/features/studies/studies.hpp"

namespace kanzen::app {
namespace {

CitationRequest::Values source_of_values(const State& state, bool statistics) {
  using Values = CitationRequest::Values;
  if (statistics && shown_study(state) == Study::comparison)  // which uses no table
    return state.studies.comparison.done() != nullptr ? Values::solved : Values::none;
  const bool known =
      statistics ? shown_statistics(state) != nullptr : state.session->analysis() != nullptr;
  if (!known) return Values::none;
  if (state.session->info().needs_search()) return Values::searched;
  const auto& check = state.values.table.check;
  const bool agrees = check && check->different == 0;
  return state.values.solving.done() && !agrees ? Values::solved : Values::table;
}

}  // namespace

CitationRequest citation_of(const State& state, const std::string& page_address) {
  const Session& session = *state.session;
  const GameInfo& info = session.info();
  const Language language = state.settings.language;
  const bool statistics = state.view.mode == Mode::statistics;
  const Study study = shown_study(state);
  CitationRequest request;
  request.key = statistics ? study_file_name(state, kanzen::name_of(study))
                           : file_name_of_rules(info) + '-' + fingerprint(session.position());
  const auto heading_in = [&](Language of_text) {
    std::string heading = figure_heading(of_text, info);
    if (statistics && study == Study::comparison)
      heading += " / " + rules_name(of_text, info, compared_with(state));
    return heading;
  };
  request.title = heading_in(Language::english);
  request.heading = heading_in(language);
  request.language = code_of(language);
  if (!statistics) request.position = session.position();
  // The statistics do not depend on the position.
  request.link = page_address + '#' +
                 (statistics ? "game=" + info.name + "&rules=" + info.rules + "&mode=statistics" +
                                   study_in_link(state)
                             : link_to(session));
  request.values = source_of_values(state, statistics);
  return request;
}

bool FilesController::toggle_citation() {
  if (state_.draft) return false;  // it is not a position of the game
  if (open_.popup == "citation") {
    open_.popup.clear();
    return true;
  }
  open_.popup = "citation";
  files_.citation.phase = CitationDialog::Running{};
  platform_.make_citation(citation_of(state_, platform_.page_address()));
  return true;
}

std::optional<bool> FilesController::copy_citation(const ItemId& item) {
  const auto* done = files_.citation.done();
  if (done == nullptr) return false;
  shell_.copy(item, item == "button-copy-bibtex" ? done->bibtex : done->sentence);
  return true;
}

void FilesController::on(const CitationMade& event) {
  files_.citation.phase = CitationDialog::Done{event.bibtex, event.sentence};
}

}  // namespace kanzen::app
