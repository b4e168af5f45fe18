#include "engine/figure/film.hpp"

#include <algorithm>

#include "engine/core/phrases.hpp"
#include "engine/session/judgement.hpp"

namespace kanzen {
namespace {

constexpr unsigned long_pause(unsigned pause) { return pause * 5 / 2; }

// `shown`: a session at the frame's position.
Picture frame_picture(const Session& shown, const FigureSpec& spec, bool is_first, bool blunder) {
  const Language language = spec.choices.language;
  const Words& words = is_first  ? figure_word::first_frame
                       : blunder ? figure_word::blunder_frame
                                 : figure_word::move_frame;
  Figure figure = position_figure(shown, spec.values, spec.choices);
  figure.notes.front() = figure_text(language, words, std::to_string(shown.ply()),
                                     move_words(shown, shown.current(), language));
  return add_caption(std::move(figure), shown.info(), spec);
}

}  // namespace

Result<FigureFile> film_file(const Session& session, const FigureSpec& spec) {
  const std::vector<Session::Node> line = session.line();
  const std::size_t first = spec.first_ply;
  if (first + 1 >= line.size()) return Error{Errc::unsupported, phrase::no_film};
  const std::size_t count = line.size() - first;
  Session shown = session;
  std::vector<Picture> pictures;
  FigureFile film;
  film.loop = spec.loop;
  float height = 0;
  for (std::size_t ply = first; ply < line.size(); ++ply) {
    const bool blunder = spec.values && ply > first && is_blunder(session, line[ply]);
    const bool is_long = blunder || ply + 1 == line.size();
    shown.jump(line[ply]);
    pictures.push_back(frame_picture(shown, spec, ply == first, blunder));
    film.frames.push_back({{}, is_long ? long_pause(spec.pause) : spec.pause});
    height = std::max(height, pictures.back().height);
    if (film.frames.size() > most_film_frames) break;  // the error follows
  }
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    pictures[i].height = height;
    auto file =
        file_of_picture(with_background(std::move(pictures[i]), figure_theme(spec.choices).bg),
                        spec, spec.choices.width);
    if (!file) return file.error();
    film.width = file->width;
    film.height = file->height;
    if (count > most_film_frames || std::max(film.width, film.height) > most_film_pixels)
      return Error{
          Errc::unsupported,
          {phrase::large_film, count, film.width, film.height, most_film_frames, most_film_pixels}};
    film.frames[i].svg = std::move(file->text);
  }
  return film;
}

}  // namespace kanzen
