// @ts-nocheck: Emscripten puts this among variables of its own.
// Linked into the WebAssembly unit tests: Emscripten's programs see an environment of their
// own, and GoogleTest reads from it which share of the tests to run.  (Its optimizer does not
// know destructuring.)
Module['preRun'] = () => {
  Object.keys(process.env).forEach((name) => {
    if (name.startsWith('GTEST_')) ENV[name] = process.env[name];
  });
};
