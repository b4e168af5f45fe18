// Controller: the language of the page's words, whose letters may have to be fetched first, and
// fonts for other texts.
#include "imgui_app/shell/controller.hpp"

namespace kanzen::app {

void Controller::change_language() {
  const bool english = state_.settings.language == Language::english;
  chosen_language_ = english ? Language::japanese : Language::english;
  awaited_letters_.reset();
  speak(*chosen_language_);
}

// Until its letters are there, the page goes on in the language that it has.  They are asked for
// once; after a failure the visitor's next choice asks again.
void Controller::speak(Language language) {
  if (!platform_.has_letters(language)) {
    if (awaited_letters_ == language) return;
    awaited_letters_ = language;
    platform_.load_letters(language);
    return;
  }
  awaited_letters_.reset();
  state_.settings.language = language;
  if (chosen_language_) platform_.store_setting("language", std::string(code_of(language)));
  chosen_language_.reset();
}

void Controller::on(const LettersLoaded&) {
  if (awaited_letters_) speak(*awaited_letters_);
  platform_.wake_after(0);
}

void Controller::on(const LettersFailed& event) {
  chosen_language_.reset();
  state_.notices.refusal = {
      Text::no_letters, {}, event.error, std::nullopt, Text::no_letters_advice};
  platform_.wake_after(0);
}

void Controller::fetch_fonts(const std::vector<char16_t>& characters) {
  const std::vector<std::string> names = state_.fonts.request(characters);
  if (!names.empty()) platform_.load_fonts(names);
}

void Controller::on(const FontsLoaded& event) {
  state_.fonts.answer(event.files);
  platform_.wake_after(0);
}

void Controller::on(const WentOnline&) {
  state_.fonts.forget_failures();
  platform_.wake_after(0);
}

}  // namespace kanzen::app
