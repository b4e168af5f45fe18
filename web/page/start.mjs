// Starts the page, and shows a message if the rest does not load.  This script is inline in the page, so that
// the message needs no other file; while loading takes long, the style sheet shows a message.
import { EmbedChannel } from '../embed/embed_channel.mjs';
import { embedOptions, embedded } from '../embed/embed_options.mjs';
import { onEnd, prepareWaiting, showNotLoaded, showWrongOption } from './failure.mjs';
import { addSlash, findServerFault } from './serving.mjs';
import { applyStoredSettings } from './settings.mjs';

const script = new URL('./page.mjs', import.meta.url);

/** Waits until the document is parsed, because this module may run earlier. */
async function documentParsed() {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/** Replaces the whole page by the embedded board, if it is in another page's frame. */
async function showAsEmbed() {
  if (await addSlash()) return;
  location.replace(new URL(`embed.html${location.hash}`, location.href));
}

async function main() {
  if (embedded) applyStoredSettings(); // before_paint.mjs does so in the whole page
  if (!embedded && window.parent !== window) return showAsEmbed();
  const channel = embedded ? new EmbedChannel(embedOptions.origin) : null;
  onEnd((message) => channel?.fail(message));
  try {
    await documentParsed();
    if (embedOptions.fault) return showWrongOption(embedOptions.fault);
    prepareWaiting();
    const { start } = await import('./page.mjs');
    await start(channel);
  } catch (thrown) {
    if (!(await addSlash())) showNotLoaded((await findServerFault(script)) ?? thrown);
  }
}

void main();
