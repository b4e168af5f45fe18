// A walkthrough for each kind of visitor: what they do, step by step, and what they must see then, in both
// languages, on a desktop and on a phone.  walkthroughs.test.mjs runs them, walkthrough_pictures.mjs makes
// the pictures of docs/WALKTHROUGHS.md.
import assert from 'node:assert/strict';
import { savedBy } from './downloads.mjs';
import { Visitor } from './page_driver.mjs';
import { recordViolations } from './public_host.mjs';
import { SlidesVisitor } from './slides_driver.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {'desktop' | 'phone'} Device
 * @typedef {'en' | 'ja'} Language
 * @typedef {RegExp | Record<Language, RegExp>} Wording  one for both languages, or one for each
 */

/**
 * @typedef {object} Step
 * @property {string} name in the document, and below the step's picture
 * @property {string} [link] fragment of a link that is opened first
 * @property {string[]} [press] ids of items that are clicked or tapped one after the other
 * @property {string[]} [pressOnPhone] instead of `press` on a phone
 * @property {RegExp[]} [saves] name and content of the file that the last of them saves
 * @property {(walk: Walk) => Promise<Page | void>} [act] returns another page if that is to be looked at
 * @property {[string, Wording][]} sees selectors, and the text of what they select
 */

/**
 * @typedef {object} Walkthrough
 * @property {string} path that is opened
 * @property {Step[]} steps
 */

/** @type {Record<Device, import('playwright-core').BrowserContextOptions>} */
const contexts = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
export const devices = /** @type {Device[]} */ (Object.keys(contexts));

/** @type {Record<Language, string>} */
const locales = { en: 'en-US', ja: 'ja-JP' };
export const languages = /** @type {Language[]} */ (Object.keys(locales));

// --- selectors

const verdict = '#mirror > [role=status]';
/** The line below the verdict. */
const detail = '#mirror > [data-part=detail]';
const position = '#mirror > [data-part=position]';
/** @param {string} id */
const item = (id) => `#mirror [data-id="${id}"]`;
/** @param {string} id of a switch */
const switchedOn = (id) => `${item(id)}[aria-checked=true]`;

/** A walkthrough on its way. */
export class Walk {
  /** @param {Visitor} visitor @param {Device} device @param {Language} language */
  constructor(visitor, device, language) {
    this.visitor = visitor;
    this.page = visitor.page;
    this.deck = new SlidesVisitor(visitor.page, visitor.errors);
    this.phone = device === 'phone';
    this.language = language;
  }

  /**
   * @param {import('playwright-core').Browser} browser
   * @param {string} url of the site
   * @param {Walkthrough} walkthrough
   * @param {Device} device
   * @param {Language} language
   */
  static async open(browser, url, { path }, device, language) {
    const options = { ...contexts[device], locale: locales[language], deviceScaleFactor: 1 };
    const prepare = (/** @type {Page} */ page) => page.addInitScript(recordViolations);
    const visitor = await Visitor.open(browser, url + path, options, prepare);
    return new Walk(visitor, device, language);
  }

  /** @param {Step} step @returns {Promise<Page>} what is to be looked at: mostly the visitor's page */
  async take({ link, press = [], pressOnPhone = press, saves, act, sees }) {
    if (link !== undefined) await this.page.evaluate((hash) => void (location.hash = hash), link);
    const ids = this.phone ? pressOnPhone : press;
    const alone = saves ? ids.slice(0, -1) : ids;
    for (const id of alone) await this.press(id);
    if (saves) await this.#save(ids.at(-1) ?? '', saves);
    const seen = (await act?.(this)) ?? this.page;
    for (const [place, wording] of sees) {
      await this.waitFor(place, wording, seen);
      if (seen === this.page && place.startsWith('#mirror [')) await this.bringIntoView(place);
    }
    return seen;
  }

  /** Clicks or taps an item, which is scrolled to. @param {string} id */
  async press(id) {
    await this.visitor.waitForItem(id);
    await this.page.waitForFunction(
      (place) => document.querySelector(place)?.getAttribute('aria-disabled') !== 'true',
      item(id),
    );
    await this.bringIntoView(item(id));
    await (this.phone ? this.visitor.tap(id) : this.visitor.click(id));
  }

  /** @param {string} id of the button @param {RegExp[]} wanted */
  async #save(id, [name = /./, content = /./]) {
    const file = await savedBy(this.visitor, () => this.press(id));
    assert.match(file.name, name);
    assert.match(file.bytes.toString('latin1'), content, file.name);
  }

  /**
   * Waits until one of what is selected has this text, or is a picture with this description.
   * @param {string} place
   * @param {Wording} wording
   * @param {Page} page
   */
  async waitFor(place, wording, page = this.page) {
    const wanted = wording instanceof RegExp ? wording : wording[this.language];
    const textsOf = (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)].map((element) => {
        if (element instanceof HTMLImageElement) return element.naturalWidth ? element.alt : '';
        if (element instanceof HTMLTextAreaElement) return element.value;
        return element instanceof HTMLElement ? element.innerText : '';
      });
    const deadline = Date.now() + 30_000;
    for (;;) {
      const texts = await page.evaluate(textsOf, place);
      if (texts.some((text) => wanted.test(text))) return;
      const found = texts.length > 0 ? JSON.stringify(texts) : 'nothing there';
      if (Date.now() > deadline)
        assert.fail(`${place}: expected ${wanted}; ${found}; the page: ${await this.#shown()}`);
      await page.waitForTimeout(50);
    }
  }

  /** The mirror's text, for messages. */
  async #shown() {
    const mirror = this.page.locator('#mirror');
    return (await mirror.count()) > 0 ? await this.visitor.shown() : this.page.url();
  }

  /**
   * Scrolls until a good part of an item is on the screen: on a phone, if possible, in its upper part.
   * @param {string} place
   * @param {number} least height that must be visible, in CSS pixels
   */
  async bringIntoView(place, least = 14) {
    await this.#rest();
    if (!(await this.#isSeen(place, least))) await this.#scroll(-10_000);
    for (let i = 0; i < 60 && !(await this.#isSeen(place, least)); ++i) await this.#scroll(90);
    if (!this.phone) return;
    const { top, bottom, screen } = await this.#placeOf(place);
    if (bottom > 0.75 * screen) await this.#scroll(Math.min(bottom - 0.6 * screen, top - 180));
  }

  /** @param {string} place */
  #placeOf(place) {
    return this.page
      .locator(place)
      .first()
      .evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const unseen = element.classList.contains('unseen');
        return { top, bottom, height: unseen ? 0 : bottom - top, screen: innerHeight };
      });
  }

  /** @param {string} place @param {number} least */
  async #isSeen(place, least) {
    const { top, bottom, height, screen } = await this.#placeOf(place);
    return height >= least && top >= 0 && bottom <= screen;
  }

  /** By the wheel, in what is on top: a dialog, a menu, or the panel. @param {number} distance in CSS pixels */
  async #scroll(distance) {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    const close = this.visitor.item('button-close');
    const place = (await close.count()) > 0 ? await close.boundingBox() : null;
    let x = this.phone ? 30 : width - 100;
    if (place && place.width < 100)
      x = place.x + place.width + 6; // right of the dialog's text field, which would take the wheel
    else if (place && !this.phone) x = 300; // a menu: it is closed by a click anywhere else
    await this.page.mouse.move(x, 0.6 * height);
    await this.page.mouse.wheel(0, (distance / 60) * 100); // the page scrolls by 60 a notch
    await this.#rest();
  }

  /** Waits until nothing moves. */
  async #rest() {
    for (let before = -1; ;) {
      const now = await this.visitor.frames();
      if (now === before) return;
      before = now;
      await this.page.waitForTimeout(120);
    }
  }

  /** Waits until what is shown has come to rest, for a picture. */
  async still() {
    await this.page.waitForTimeout(1000); // the slides move
    if ((await this.page.locator('#mirror').count()) > 0) await this.visitor.still();
  }

  /** The console's errors, and what the page's policy has forbidden. */
  faults() {
    return this.deck.faults();
  }

  close() {
    return this.visitor.close();
  }
}

// --- who wants to play

const bothHavePlayed = /[ml].*:1$/;
const puzzleAnswered = /^X.O\/X.X\/...:1$/; // after a2 and any answer

/** @type {Step[]} */
const playerSteps = [
  {
    name: 'The bare address opens a game, with an introduction and an instruction',
    sees: [
      [item('introduction'), { en: /^Get three .* in a line\./, ja: /三つ並べれば勝ちです。/ }],
      [
        detail,
        {
          en: /medium opponent\. Choose a piece, then a square\.$/,
          ja: /中級の相手.*駒を選び、次にマスを/,
        },
      ],
    ],
  },
  {
    name: 'Help: how to play, the signs and the notation',
    press: ['button-help'],
    pressOnPhone: ['button-menu', 'button-help'],
    sees: [[item('help-text-0'), { en: /^How to play$/, ja: /^遊び方$/ }]],
  },
  {
    name: 'The rules, with moving pictures of each kind of move',
    press: ['button-close', 'tab-rules'],
    sees: [[item('example-0'), { en: /^Show the move: ./, ja: /^手の動きを見る：./ }]],
  },
  {
    name: 'The game menu: what each game is, and what is solved',
    press: ['button-game'],
    sees: [[item('game-tictactoe'), { en: /Solved: a draw\. 5,478 positions/, ja: /5,478局面/ }]],
  },
  {
    name: 'A square is chosen: the pieces that can go there are marked',
    press: ['game-gobblers2', 'square-b2'],
    sees: [[detail, { en: /^Choose a piece for b2\.$/, ja: /^b2に進める駒を/ }]],
  },
  {
    name: 'A piece is chosen, and the perfect player answers',
    press: ['hand-1-L'],
    sees: [
      [position, bothHavePlayed],
      [verdict, { en: /^Orange to move$/, ja: /^橙の手番$/ }],
    ],
  },
  {
    name: 'A hint: one best move on the board',
    press: ['button-hint'],
    sees: [[detail, { en: /^Hint: .+\.$/, ja: /^ヒント：.+。$/ }]],
  },
  {
    name: 'A game of tic-tac-toe from a link, against a weaker opponent',
    link: 'game=tictactoe&mode=play&moves=a3.b3.a2.b2',
    press: ['tab-game', 'opponent-2-medium'],
    sees: [
      [position, /^XO\.\/XO\.\/\.\.\.:1$/],
      [item('about-opponent-2'), { en: /in 20 of 100 turns/, ja: /100手のうち20手/ }],
    ],
  },
  {
    name: 'The last move: the result, and the blunders of both sides',
    press: ['square-a1'],
    sees: [
      [item('result'), { en: /^You won in 3 moves$/, ja: /^3手であなたの勝ちです$/ }],
      [item('blunders-2'), { en: /^Your opponent's blunders$/, ja: /^相手の悪手$/ }],
    ],
  },
  {
    name: 'The position before a blunder',
    press: ['blunder-1'],
    sees: [[position, /^X\.\.\/\.\.\.\/\.\.\.:2$/]],
  },
  {
    name: 'The finished game in Analyse',
    press: ['button-analyse-game'],
    sees: [[verdict, { en: /^X has won$/, ja: /^Xが勝ちました$/ }]],
  },
  {
    name: 'The list of puzzles',
    press: ['mode-play', 'button-puzzles'],
    sees: [
      [item('puzzles-of-tictactoe-normal'), { en: /0 of 8 solved$/, ja: /8問中0問正解$/ }],
      [item('puzzle-tictactoe-1'), { en: /^1\. Win in 3 plies/, ja: /^1\. 3手で勝ち/ }],
    ],
  },
  {
    name: 'An easy puzzle',
    press: ['puzzle-tictactoe-1'],
    sees: [
      [position, /^X\.O\/\.\.X\/\.\.O:1$/],
      [item('puzzle-goal'), { en: /^Win in 3 plies/, ja: /^3手で勝ち/ }],
    ],
  },
  {
    name: 'It is solved',
    press: ['square-a2'],
    act: async (walk) => {
      await walk.waitFor(position, puzzleAnswered);
      const free = (await walk.visitor.position()).charAt(5) === '.';
      await walk.press(free ? 'square-b2' : 'square-a1');
    },
    sees: [[item('puzzle-goal'), { en: /^Solved$/, ja: /^正解です$/ }]],
  },
  {
    name: 'The progress in the list',
    press: ['button-puzzles'],
    sees: [
      [item('puzzles-of-tictactoe-normal'), { en: /1 of 8 solved$/, ja: /8問中1問正解$/ }],
      [item('puzzle-tictactoe-1'), { en: /\(solved\)$/, ja: /（正解済み）$/ }],
    ],
  },
];

// --- who writes a paper

const ownCaption = 'Figure 1. Orange to move.';

/** @type {Step[]} */
const authorSteps = [
  {
    name: 'A position from a link, with its value and those of its moves',
    sees: [
      [verdict, { en: /^Orange wins in 5 plies$/, ja: /^橙の勝ち（5手）$/ }],
      [item('move-L@b1'), /./],
    ],
  },
  {
    name: 'The figure, with a preview',
    press: ['figure-board', 'format-svg'],
    sees: [[item('figure-preview'), { en: /^Preview of the figure$/, ja: /^図のプレビュー$/ }]],
  },
  {
    name: 'The last move and a best one are marked',
    press: ['toggle-figure-last-move', 'toggle-figure-best-move'],
    sees: [
      [switchedOn('toggle-figure-last-move'), /./],
      [switchedOn('toggle-figure-best-move'), /./],
    ],
  },
  {
    name: 'A caption of one’s own, and the width in millimetres',
    press: ['print-width-more', 'print-width-more', 'print-width-more'],
    act: async (walk) => {
      await walk.bringIntoView(item('field-text'), 56);
      await walk.visitor.item('field-text').fill(ownCaption);
    },
    sees: [
      [item('print-width'), /80$/],
      [item('field-text'), /^Figure 1\. Orange to move\.$/],
    ],
  },
  {
    name: 'It is saved as SVG',
    press: ['button-save-figure'],
    saves: [/^kanzen-gobblers2-strict-board-4-.*\.svg$/, /width="80mm"[^]*Figure 1\./],
    sees: [[item('figure-remark'), { en: /\.svg is saved\.$/, ja: /\.svg を保存しました。$/ }]],
  },
  {
    name: 'The game is saved as a film',
    press: ['figure-film', 'button-save-figure'],
    saves: [/^kanzen-gobblers2-strict-film-.*\.gif$/, /^GIF89a/],
    sees: [[item('figure-remark'), { en: /\.gif is saved\.$/, ja: /\.gif を保存しました。$/ }]],
  },
  {
    name: 'A citation of the position, with version and link',
    press: ['button-close', 'tab-game', 'button-cite'],
    sees: [[item('citation-copy-bibtex'), /^@misc\{kanzen-gobblers2.*position M,-,-.*note = \{V/s]],
  },
  {
    name: 'The counts of all positions, as statistics',
    press: ['button-close', 'mode-statistics'],
    pressOnPhone: ['button-close', 'button-menu', 'mode-statistics'],
    sees: [
      [
        item('statistics-title'),
        { en: /^Every position of Gobblers/, ja: /^ゴブラーズ.*の全局面/ },
      ],
    ],
  },
  {
    name: 'The counts are saved as a table for LaTeX',
    press: ['table-counts-latex'],
    saves: [/^kanzen-gobblers2-strict-.*\.tex$/, /\\begin\{tabular\}[^]*\\toprule/],
    sees: [[item('table-counts-latex'), /LaTeX/]],
  },
];

// --- who gives a talk

const heading = 'section.present h2';

/** @type {Step[]} */
const speakerSteps = [
  {
    name: 'The title names the speaker of the address',
    act: ({ deck }) => deck.waitForSlide('title'),
    sees: [
      ['section.present h1', { en: /^Every position of/, ja: /^小さなゲームの/ }],
      ['#title [data-talk=speaker]', /^Ada Lovelace$/],
      ['#title [data-talk=date]', /^1 March 2027$/],
    ],
  },
  {
    name: 'The game, on a live board',
    act: async ({ deck }) => {
      await deck.press('Space');
      await deck.waitForSlide('game');
      await deck.waitForBoard({ ply: 0 });
      await deck.click('hand-1-L');
      await deck.click('square-b2');
      await deck.waitForBoard({ ply: 1, move: 'L@b2' });
    },
    sees: [[heading, { en: /^The game$/, ja: /^ゲームのルール$/ }]],
  },
  {
    name: 'The analysis round by round, each a step of the slide',
    act: async ({ deck }) => {
      await deck.press('Space');
      await deck.waitForSlide('count');
      await deck.waitForBoard();
      await deck.press('Alt+ArrowRight');
      await deck.waitForSlide('backwards');
      await deck.waitForBoard({ ended: true });
      await deck.press('Space', 'Space', 'Space');
      await deck.waitForBoard({ value: { outcome: 'loss', distance: 2 } });
    },
    sees: [['#backwards .strip', /./]],
  },
  {
    name: 'R: the slide that solves in front of the audience',
    act: async ({ deck }) => {
      await deck.press('r');
      await deck.waitForSlide('solve');
      await deck.waitForBoard({ value: null });
    },
    sees: [
      [heading, { en: /^Solved here and now$/, ja: /^その場で解く$/ }],
      ['[data-solved=positions]', /^–$/],
    ],
  },
  {
    name: 'R again: the game is solved',
    act: ({ deck }) => deck.press('r'),
    sees: [
      ['[data-solved=seconds]', { en: /^\d+\.\d\d s$/, ja: /^\d+\.\d\d秒$/ }],
      ['[data-solved=positions]', /^226,220$/],
      ['[data-solved=start]', { en: /^draw$/, ja: /^引き分け$/ }],
    ],
  },
  {
    name: 'S: the speaker’s view, with notes and the next slide',
    act: async ({ deck, page }) => {
      const opening = page.waitForEvent('popup');
      await deck.press('s');
      const view = await opening;
      const next = view.frameLocator('#upcoming-slide iframe');
      await next.locator('section.present#published').waitFor();
      return view;
    },
    sees: [['.speaker-controls-notes .value', { en: /Press Enter/, ja: /Enterキーを押す/ }]],
  },
  {
    name: 'T: the other language',
    act: ({ deck }) => deck.press('t'),
    sees: [[heading, { en: /^その場で解く$/, ja: /^Solved here and now$/ }]],
  },
];

/** @satisfies {Record<string, Walkthrough>} */
export const walkthroughs = {
  player: { path: '', steps: playerSteps },
  author: {
    path: '#game=gobblers2&rules=strict&moves=L@b2.L@a1.M@a3.L@c1.M@c3.M@b3&ply=4',
    steps: authorSteps,
  },
  speaker: {
    path: 'slides/?speaker=Ada%20Lovelace&event=Games%20Day&date=1%20March%202027',
    steps: speakerSteps,
  },
};

export const largestPicture = 60_000; // bytes
/** The document that shows the pictures. */
export const documentUrl = new URL('../../docs/WALKTHROUGHS.md', import.meta.url);
/** @param {string} who @param {Device} device @param {Language} language */
export const pictureUrl = (who, device, language) =>
  new URL(`../../docs/walkthroughs/${who}-${device}-${language}.webp`, import.meta.url);
