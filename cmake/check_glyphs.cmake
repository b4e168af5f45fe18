# cmake -DHB_SHAPE=program -DFONT=file -DTEXT=file -P check_glyphs.cmake
#
# Fails if the font has no glyph for a character of the text, and names the character.
execute_process(
  COMMAND "${HB_SHAPE}" "${FONT}" "--text-file=${TEXT}" --utf8-clusters --no-positions
  OUTPUT_VARIABLE shaped COMMAND_ERROR_IS_FATAL ANY)
# hb-shape prints a glyph as its name, "=", and the byte offset of its character.
if(shaped MATCHES "\\.notdef=([0-9]+)([|][^=|]*=([0-9]+))?")
  set(start ${CMAKE_MATCH_1})
  set(end ${CMAKE_MATCH_3})
  file(READ "${TEXT}" text)
  if(end STREQUAL "")
    string(LENGTH "${text}" end)
  endif()
  math(EXPR length "${end} - ${start}")
  string(SUBSTRING "${text}" ${start} ${length} character)
  file(REMOVE "${FONT}")
  message(FATAL_ERROR "${FONT} has no glyph for the character '${character}'")
endif()
