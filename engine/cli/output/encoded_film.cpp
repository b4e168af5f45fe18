// ffmpeg reads the frames from a pipe, at a constant rate: a frame is repeated as long as it is
// shown.  The encoders store hardly anything for a repeated frame.
#include "engine/cli/output/encoded_film.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <numeric>

#include "engine/cli/command.hpp"
#include "engine/cli/output/out_file.hpp"

namespace kanzen::cli {
namespace {

unsigned tenths_of_second(unsigned milliseconds) { return std::max(1U, (milliseconds + 50) / 100); }

// Returns the longest time, in tenths of a second, that divides the durations of all frames.
unsigned common_tenths(const FigureFile& film) {
  unsigned common = 0;
  for (const FilmFrame& frame : film.frames)
    common = std::gcd(common, tenths_of_second(frame.duration));
  return common;
}

struct FilmSize {
  unsigned width = 0, height = 0;
};

FilmSize encoded_size(const FigureFile& film, const std::string& format) {
  if (format != "mp4") return {film.width, film.height};
  return {film.width + film.width % 2, film.height + film.height % 2};
}

std::vector<std::string> encoder_arguments(const FigureFile& film, const std::string& format) {
  const auto [width, height] = encoded_size(film, format);
  std::vector<std::string> arguments{"ffmpeg", "-nostdin", "-loglevel", "error", "-y",
                                     // The frames.
                                     "-f", "rawvideo", "-pixel_format", "rgb24", "-video_size",
                                     std::to_string(width) + 'x' + std::to_string(height),
                                     "-framerate", "10/" + std::to_string(common_tenths(film)),
                                     "-i", "pipe:0", "-bitexact"};
  const auto add = [&](std::initializer_list<const char*> more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
  };
  if (format == "apng") add({"-c:v", "apng", "-plays", film.loop ? "0" : "1"});
  if (format == "webp")
    add({"-c:v", "libwebp_anim", "-lossless", "1", "-pix_fmt", "bgra", "-loop",
         film.loop ? "0" : "1"});
  if (format == "mp4")  // in the pixel format and the colours that all players know
    add({"-c:v",
         "libx264",
         "-crf",
         "16",
         "-tune",
         "animation",
         "-vf",
         "scale=out_color_matrix=bt709:out_range=tv",
         "-pix_fmt",
         "yuv420p",
         "-colorspace",
         "bt709",
         "-color_primaries",
         "bt709",
         "-color_trc",
         "bt709",
         "-color_range",
         "tv",
         "-movflags",
         "+faststart"});
  // Standard output is a file, because the formats' headers are written last.  ffmpeg opens it by
  // name, because it does not seek in "pipe:1".
  arguments.insert(arguments.end(), {"-f", format, "/dev/fd/1"});
  return arguments;
}

struct CloseTemporary {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
// A file in memory, so that no folder for temporary files can be full.
using TemporaryFile = std::unique_ptr<std::FILE, CloseTemporary>;

TemporaryFile open_temporary() {
  const int descriptor = memfd_create("kanzen", MFD_CLOEXEC);
  return TemporaryFile(descriptor < 0 ? nullptr : fdopen(descriptor, "w+"));
}

std::string content_of(const TemporaryFile& file) {
  std::string content;
  char part[1 << 14];
  std::rewind(file.get());
  while (const std::size_t length = std::fread(part, 1, sizeof part, file.get()))
    content.append(part, length);
  return content;
}

std::string last_line(const std::string& text) {
  const std::size_t end = text.find_last_not_of("\r\n ");
  if (end == text.npos) return "it gives no reason";
  const std::size_t before = text.find_last_of("\r\n", end);
  const std::size_t begin = before == text.npos ? 0 : before + 1;
  return text.substr(begin, end + 1 - begin);
}

// Starts a program with the descriptors as its standard input, output and error.  Returns 0 and
// sets errno if that fails.
pid_t start_program(std::vector<std::string> arguments, int input, int output, int messages) {
  std::vector<char*> pointers;
  for (std::string& argument : arguments) pointers.push_back(argument.data());
  pointers.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO);
  pid_t child = 0;
  const int failure =
      posix_spawnp(&child, pointers.front(), &actions, nullptr, pointers.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  errno = failure;
  return failure == 0 ? child : 0;
}

// Returns false if the reader has closed the pipe, or Ctrl-C was pressed.
bool write_all(int pipe, const std::string& bytes) {
  for (std::size_t written = 0; written < bytes.size();) {
    const ssize_t count = ::write(pipe, bytes.data() + written, bytes.size() - written);
    if (count < 0 && (errno != EINTR || is_interrupted())) return false;
    if (count > 0) written += static_cast<std::size_t>(count);
  }
  return true;
}

// Returns the frame as red, green and blue bytes.
Result<std::string> frame_bytes(const FilmFrame& frame, const FigureFile& film, FilmSize size) {
  const auto pixels = pixels_of_svg(frame.svg, film.width, film.height);
  if (!pixels) return pixels.error();
  std::string bytes;
  bytes.reserve(std::size_t{3} * size.width * size.height);
  for (unsigned y = 0; y < size.height; ++y)
    for (unsigned x = 0; x < size.width; ++x) {
      const std::size_t row = std::min(y, film.height - 1), column = std::min(x, film.width - 1);
      const std::uint32_t color = (*pixels)[row * film.width + column];
      for (const unsigned shift : {16U, 8U, 0U}) bytes += static_cast<char>(color >> shift & 0xFFU);
    }
  return bytes;
}

// Stops without an error if ffmpeg ends early: its exit status and its messages tell why.
Result<void> write_frames(const FigureFile& film, FilmSize size, int pipe) {
  const unsigned unit = common_tenths(film);
  for (const FilmFrame& frame : film.frames) {
    if (is_interrupted()) return {};
    const auto bytes = frame_bytes(frame, film, size);
    if (!bytes) return bytes.error();
    for (unsigned i = 0; i < tenths_of_second(frame.duration) / unit; ++i)
      if (!write_all(pipe, *bytes)) return {};
  }
  return {};
}

}  // namespace

Result<std::string> encoded_film(const FigureFile& film, const std::string& format) {
  const std::string option = "--format " + format;
  const TemporaryFile file = open_temporary(), messages = open_temporary();
  int ends[2] = {};  // of the pipe: for reading, for writing
  if (!file || !messages || pipe2(ends, O_CLOEXEC) != 0)
    return Error{Errc::io,
                 untranslated(option + ": there is no temporary file: " + std::strerror(errno))};
  const pid_t child = start_program(encoder_arguments(film, format), ends[0], fileno(file.get()),
                                    fileno(messages.get()));
  const int failure = errno;
  ::close(ends[0]);
  Result<void> written;
  if (child != 0) written = write_frames(film, encoded_size(film, format), ends[1]);
  ::close(ends[1]);
  if (child == 0 && failure == ENOENT)
    return Error{
        Errc::unsupported,
        untranslated(option + " needs the program ffmpeg, which is not here; install Debian's "
                              "package ffmpeg, or take --format gif")};
  if (child == 0)
    return Error{Errc::io,
                 untranslated(option + ": ffmpeg does not start: " + std::strerror(failure))};
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (is_interrupted()) return Error{Errc::cancelled, untranslated("interrupted")};
  if (!written) return written.error();
  // After a write that fails, ffmpeg may end with status 0.
  std::string film_text = content_of(file);
  const std::string faults = content_of(messages);
  if (status != 0 || !faults.empty() || film_text.empty())
    return Error{Errc::io, untranslated(option + ": ffmpeg fails: " + last_line(faults))};
  return film_text;
}

Result<void> check_film_encoder(const std::string& format) {
  FigureFile film;
  film.width = film.height = 16;
  film.frames = {
      {R"(<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"></svg>)", 1000}};
  const auto encoded = encoded_film(film, format);
  return encoded ? Result<void>() : encoded.error();
}

}  // namespace kanzen::cli
