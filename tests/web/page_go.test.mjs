// Go in the page: a game against the bot, which thinks in a worker, and what may not be played.
import assert from 'node:assert/strict';
import { visit } from './page_suite.mjs';

const nine = 'game=go:9&rules=positional';

visit(
  'a whole game on 9×9 against the bot, by clicks',
  { fragment: `${nine}&mode=play` },
  async (visitor) => {
    await visitor.drawn();
    await visitor.activate('bot-level-1');
    /** The visitor's move and the bot's. @param {string} item */
    const play = async (item) => {
      const before = await visitor.position();
      /**
       * Waits for the bot's move, or the end; a pass that ends the game is asked about first.
       * @param {'End game?' | ''} question that is an answer, too
       * @returns {Promise<boolean>} false: it was asked
       */
      const answered = async (question) => {
        const how = await visitor.page.waitForFunction(
          ([old, ours, id, asked]) => {
            const status = document.querySelector('#mirror [role=status]')?.textContent ?? '';
            const now = document.querySelector('#mirror [data-part=position]')?.textContent;
            if (/has won/.test(status) || (now !== old && now?.includes(`:${ours}`)))
              return 'played';
            const label = document.querySelector(`#mirror [data-id="${id}"]`)?.textContent;
            return asked && label === asked ? 'asked' : '';
          },
          [before, '1', item, question],
        );
        return (await how.jsonValue()) === 'played';
      };
      await visitor.click(item);
      if (await answered('End game?')) return;
      await visitor.click(item);
      await answered('');
    };
    for (const point of ['e5', 'c3', 'g7']) await play(`square-${point}`);
    for (let passes = 0; !/has won/.test(await visitor.verdict()); ++passes) {
      assert.ok(passes < 120, 'the bot passes in the end');
      await play('button-pass');
    }
    assert.match(await visitor.verdict(), /(Black|White) has won by \d+(\.5)? points/);
  },
);

visit(
  'what superko forbids is refused with its reason',
  { fragment: 'game=go:5&rules=positional&moves=b3.c3.a2.d2.b1.c1.c2.b2&mode=play&players=two' },
  async (visitor) => {
    await visitor.drawn();
    await visitor.activate('tab-moves');
    const before = await visitor.position();
    await visitor.click('square-c2');
    await visitor.still();
    assert.equal(await visitor.position(), before);
    assert.match(await visitor.shown(), /C2 is forbidden for Black/);
    assert.match(await visitor.shown(), /It would repeat the situation of ply 7/);
  },
);

visit(
  'a game is given up after a question, and goes on after all',
  { fragment: `${nine}&moves=e5&mode=play&players=two` },
  async (visitor) => {
    await visitor.drawn();
    await visitor.click('button-resign');
    await visitor.waitForLabel('button-resign', /^Really\?$/);
    await visitor.page.keyboard.press('Escape');
    await visitor.waitForLabel('button-resign', /^Resign$/);
    for (const label of [/^Resign$/, /^Really\?$/]) {
      await visitor.waitForLabel('button-resign', label);
      await visitor.click('button-resign');
    }
    await visitor.waitForVerdict('Black has won');
    assert.match(await visitor.shown(), /White has resigned\./);
    await visitor.waitForLink('moves', 'e5.resign');
    await visitor.click('button-take-back');
    await visitor.waitForLink('ply', '1');
    await visitor.click('square-c3');
    await visitor.waitForLink('moves', 'e5.resign(c3)');
  },
);

visit(
  'komi and handicap of a new game',
  { fragment: `${nine}&mode=play&players=two` },
  async (visitor) => {
    await visitor.drawn();
    await visitor.click('terms-komi-less');
    await visitor.waitForLink('komi', '7');
    for (const komi of ['7', '0.5']) {
      await visitor.waitForLink('komi', komi);
      await visitor.click('terms-handicap-more');
    }
    const handicap = '........./........./..X...X../........./........./........./..X....../';
    await visitor.waitForLink('position', `${handicap}........./.........:2`);
    await visitor.click('square-e5');
    await visitor.waitForLink('moves', 'e5');
    await visitor.click('terms-handicap-less');
    await visitor.click('button-new-game');
    await visitor.waitForLink('moves', null);
    assert.match(await visitor.position(), /^(?:[^X]*X){2}[^X]*:2$/);
  },
);

visit(
  'a bot that thinks is stopped at once, and goes on when it is asked to',
  { fragment: `${nine}&mode=play` },
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

visit(
  'on a phone stones are counted, and a pass is a tap',
  {
    fragment: `${nine}&moves=b1.a1.a2&mode=play&players=two`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  },
  async (visitor) => {
    await visitor.drawn();
    const before = await visitor.position();
    await visitor.tap('button-pass');
    await visitor.still();
    assert.notEqual(await visitor.position(), before);
  },
);
