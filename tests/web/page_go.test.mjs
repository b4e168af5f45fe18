// Go in the page: the bot, which thinks in a worker.
import { visit } from './page_suite.mjs';

visit(
  'a bot that thinks is stopped at once, and goes on when it is asked to',
  { fragment: 'game=go:9&rules=positional&mode=play' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.activate('bot-level-5');
    await visitor.activate('bot-seconds-10');
    await visitor.click('square-e5');
    await visitor.waitForItem('button-cancel-search');
    await visitor.click('button-cancel-search');
    await visitor.waitForItem('button-continue');
    await visitor.activate('bot-seconds-1');
    await visitor.click('button-continue');
    await visitor.waitForItem('ply-2');
  },
);
