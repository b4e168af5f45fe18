// Game records from the visitor's files: chosen, or dropped on the page.

/** @typedef {import('./kanzen-page.d.mts').PageEvent} PageEvent */

/** As imgui_app/model/record.hpp has it. */
const longest = 2_000_000;

/** @param {string} name @param {string} message @returns {PageEvent} */
const failed = (name, message) => ({
  type: 'fileFailed',
  value: { name, error: { code: 'io', message, offset: null } },
});

/**
 * The bytes as they are: the engine knows in which characters a file says that it is written.
 * @param {File} file
 * @returns {Promise<PageEvent>}
 */
async function read(file) {
  if (file.size > longest) {
    return failed(file.name, `the file has ${file.size} bytes; up to ${longest} are read`);
  }
  try {
    const text = new Uint8Array(await file.arrayBuffer());
    return { type: 'fileOpened', value: { name: file.name, text } };
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return failed(file.name, `the file cannot be read: ${reason}`);
  }
}

/** @param {(event: PageEvent) => void} post */
export function chooseRecord(post) {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = '.sgf,application/x-go-sgf,text/plain';
  field.addEventListener('change', () => {
    const file = field.files?.[0];
    if (file) void read(file).then(post);
  });
  field.click();
}

/** @param {(event: PageEvent) => void} post */
export function installDrop(post) {
  document.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void read(file).then(post);
  });
}
