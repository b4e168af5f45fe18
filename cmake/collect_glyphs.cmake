# cmake -DTEXTS=a;b -DOUTPUT=file -P collect_glyphs.cmake
#
# Writes one line that holds every character of the given UTF-8 files and all of
# printable ASCII, in which positions and moves are written.
foreach(code RANGE 32 126)
  string(ASCII ${code} character)
  string(APPEND glyphs "${character}")
endforeach()
foreach(text IN LISTS TEXTS)
  file(READ "${text}" content)
  # ASCII is there already, and line ends and tabs are no glyphs.
  string(REGEX REPLACE "[\t-~]+" "" content "${content}")
  string(APPEND glyphs "${content}")
endforeach()
file(WRITE "${OUTPUT}" "${glyphs}\n")
