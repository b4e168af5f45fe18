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
  IMGUI_DISABLE_FILE_FUNCTIONS  # the page has no file system
  IMGUI_DISABLE_DEMO_WINDOWS
  IMGUI_DISABLE_DEBUG_TOOLS)
target_compile_options(imgui PRIVATE -w)

if(EMSCRIPTEN)
  target_sources(imgui PRIVATE
    "${imgui_dir}/backends/imgui_impl_glfw.cpp"
    "${imgui_dir}/backends/imgui_impl_opengl3.cpp")
  target_compile_definitions(imgui PUBLIC IMGUI_IMPL_OPENGL_ES3)

  # Compiles a copy of a source in which each match of a regular expression is replaced by the text
  # that follows the expression in the arguments.
  function(change_imgui_source file)
    file(READ "${imgui_dir}/${file}" text)
    math(EXPR last "${ARGC} - 1")
    foreach(pattern RANGE 1 ${last} 2)
      math(EXPR replacement "${pattern} + 1")
      string(REGEX REPLACE "${ARGV${pattern}}" "${ARGV${replacement}}" changed "${text}")
      if(changed STREQUAL text)
        message(FATAL_ERROR "cmake/imgui.cmake expects in ${file}: ${ARGV${pattern}}")
      endif()
      set(text "${changed}")
    endforeach()
    set(copy "${PROJECT_BINARY_DIR}/imgui/${file}")
    file(WRITE "${copy}.new" "${text}")
    file(COPY_FILE "${copy}.new" "${copy}" ONLY_IF_DIFFERENT)
    get_target_property(sources imgui SOURCES)
    list(REMOVE_ITEM sources "${imgui_dir}/${file}")
    set_target_properties(imgui PROPERTIES SOURCES "${sources};${copy}")
  endfunction()

  # The page does not use ImGui's built-in font, with 12 kB of base85 text and a decompressor.
  change_imgui_source(imgui_draw.cpp
    "(proggy_clean_ttf_compressed_data_base85)\\[11980 \\+ 1\\] =(\n +\"[^\n]*)+" "\\1[1] = \"\";"
    "if \\(ConfigData.Size == 0\\)\n +AddFontDefault\\(\\);" "")
  # The page stores no settings of ImGui and its shaders have one version, so the handlers of
  # settings are left out, and calls of sscanf, which needs much code, are replaced by constants.
  set(scan "sscanf\\([^()]*(\\([^()]*\\)[^()]*)*\\)")
  change_imgui_source(imgui.cpp
    "AddSettingsHandler\\(&ini_handler\\);" "" "TableSettingsAddSettingsHandler\\(\\);" "" "${scan}" "0")
  change_imgui_source(imgui_tables.cpp "${scan}" "0")
  change_imgui_source(backends/imgui_impl_opengl3.cpp
    "sscanf\\(bd->GlslVersionString, [^()]*\\)" "glsl_version = 300"  # as in imgui_app/app/window.cpp
    "${scan}" "0")
  # The library of WebGL leaves out what ImGui's backend does not use.
  target_link_options(imgui INTERFACE
    -sUSE_GLFW=3 -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
    -sGL_TRACK_ERRORS=0 -sGL_POOL_TEMP_BUFFERS=0
    -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 -sGL_SUPPORT_SIMPLE_ENABLE_EXTENSIONS=0
    -sHTML5_SUPPORT_DEFERRING_USER_SENSITIVE_REQUESTS=0)
endif()
