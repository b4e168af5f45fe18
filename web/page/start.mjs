// The page's beginning, and a message when the rest does not load.  It stands in the page itself, so
// that nothing can keep it from telling; for whatever takes long, the style sheet shows a message by
// itself.
import { EmbedChannel } from '../embed/embed_channel.mjs';
import { embedOptions, embedded } from '../embed/embed_options.mjs';
import { completeWaiting, showNotLoaded, showWrongOption, whenEnded } from './failure.mjs';
import { addSlash, faultOf } from './serving.mjs';
import { applyStoredSettings } from './settings.mjs';

const script = new URL('./page.mjs', import.meta.url);

/** The parser is behind us, as this module does not wait for it. */
async function documentParsed() {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/** In somebody else's page the whole page is not of use. */
async function showAsEmbed() {
  if (await addSlash()) return;
  location.replace(new URL(`embed.html${location.hash}`, location.href));
}

async function main() {
  if (embedded) applyStoredSettings(); // the whole page has done so before it was seen
  if (!embedded && window.parent !== window) return showAsEmbed();
  const channel = embedded ? new EmbedChannel(embedOptions.origin) : null;
  whenEnded((message) => channel?.fail(message));
  try {
    await documentParsed();
    if (embedOptions.fault) return showWrongOption(embedOptions.fault);
    completeWaiting();
    const { start } = await import('./page.mjs');
    await start(channel);
  } catch (thrown) {
    if (!(await addSlash())) showNotLoaded((await faultOf(script)) ?? thrown);
  }
}

void main();
