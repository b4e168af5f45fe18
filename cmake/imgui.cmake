# The target `imgui`: Dear ImGui's core; for the page with the GLFW and OpenGL 3 backends, natively
# without a backend, for tests of the drawn vertices.
# The third-party source is not in git: scripts/fetch-imgui fetches it into build/deps.
set(imgui_dir "${KANZEN_DEPS_DIR}/imgui")
execute_process(COMMAND "${PROJECT_SOURCE_DIR}/scripts/fetch-imgui" "${imgui_dir}"
                COMMAND_ERROR_IS_FATAL ANY)

add_library(imgui STATIC
  "${imgui_dir}/imgui.cpp"
  "${imgui_dir}/imgui_draw.cpp"
  "${imgui_dir}/imgui_tables.cpp"
  "${imgui_dir}/imgui_widgets.cpp")
target_include_directories(imgui SYSTEM PUBLIC "${imgui_dir}" "${imgui_dir}/backends")
target_compile_definitions(imgui PUBLIC
  "ImDrawIdx=unsigned int"  # a tree of small boards has more than 65536 corners
  IMGUI_DISABLE_OBSOLETE_FUNCTIONS
  IMGUI_DISABLE_OBSOLETE_KEYIO
  IMGUI_DISABLE_DEMO_WINDOWS
  IMGUI_DISABLE_DEBUG_TOOLS)
target_compile_options(imgui PRIVATE -w)

if(EMSCRIPTEN)
  target_sources(imgui PRIVATE
    "${imgui_dir}/backends/imgui_impl_glfw.cpp"
    "${imgui_dir}/backends/imgui_impl_opengl3.cpp")
  target_compile_definitions(imgui PUBLIC IMGUI_IMPL_OPENGL_ES3)
  # The page does not use ImGui's built-in font, whose data has 12 kB of base85 text: a copy of the
  # source without that data is compiled instead.
  file(READ "${imgui_dir}/imgui_draw.cpp" drawing)
  string(REGEX REPLACE "(proggy_clean_ttf_compressed_data_base85)\\[11980 \\+ 1\\] =(\n +\"[^\n]*)+"
         "\\1[1] = \"\";" without_font "${drawing}")
  if(without_font STREQUAL drawing)
    message(FATAL_ERROR "imgui_draw.cpp has its font elsewhere than cmake/imgui.cmake expects it")
  endif()
  set(drawing_without_font "${PROJECT_BINARY_DIR}/imgui/imgui_draw.cpp")
  file(WRITE "${drawing_without_font}.new" "${without_font}")
  file(COPY_FILE "${drawing_without_font}.new" "${drawing_without_font}" ONLY_IF_DIFFERENT)
  get_target_property(imgui_sources imgui SOURCES)
  list(REMOVE_ITEM imgui_sources "${imgui_dir}/imgui_draw.cpp")
  set_target_properties(imgui PROPERTIES SOURCES "${imgui_sources};${drawing_without_font}")
  target_link_options(imgui INTERFACE
    -sUSE_GLFW=3 -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2)
endif()
