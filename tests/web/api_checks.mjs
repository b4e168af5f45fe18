// Checks of the JavaScript API in the context that this module is loaded
// in: Node, a page or a worker.  It imports nothing, so that it runs in all three.

/** @typedef {typeof import('../../web/library/kanzen.mjs')} Api */

/** @param {unknown} truth @param {string} message */
function check(truth, message) {
  if (!truth) throw new Error(message);
}

/** @param {unknown} actual @param {unknown} expected @param {string} what */
function same(actual, expected, what) {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  check(a === b, `${what}: ${a} instead of ${b}`);
}

/**
 * @param {() => Promise<unknown>} run
 * @returns {Promise<any>} what it rejects with; a synchronous exception fails
 */
async function refusal(run) {
  const promise = run();
  check(promise instanceof Promise, 'no promise was returned');
  return promise.then(
    (value) => {
      throw new Error(`accepted: ${JSON.stringify(value)}`);
    },
    (reason) => reason,
  );
}

/**
 * The number of progress reports of a solve that takes several reporting intervals.
 *
 * @param {Api} api
 */
async function progressOfTheNotebook(api) {
  const game = await api.openGame({ game: 'gobblers2', rules: 'notebook' });
  let reports = 0;
  await game.solve({
    onProgress: () => {
      reports += 1;
    },
  });
  await game.close();
  return reports;
}

/** @param {Api} api */
async function solving(api) {
  const game = await api.openGame({ game: 'gobblers2' });
  const unsolved = await refusal(() => game.probe());
  same([unsolved.name, unsolved.code], ['KanzenError', 'not_solved'], 'probe before solve');
  same((await refusal(() => game.save())).code, 'not_solved', 'save before solve');

  /** @type {string[]} */
  const phases = [];
  const solved = game.solve({
    onProgress: ({ phase }) => {
      if (phases.at(-1) !== phase) phases.push(phase);
    },
  });
  same(game.solved, false, 'solved while solving');
  const summary = await solved;
  same(phases, ['reach', 'finished', 'solve', 'count'], 'phases of a solve');
  same(game.solved, true, 'solved after solving');
  same([summary.positions, summary.start], [226220, { outcome: 'draw', distance: null }], 'solve');
  same(summary.win + summary.loss + summary.draw, summary.positions, 'sum of the outcomes');
  const moves = await game.moves();
  same(moves.length, 18, 'moves with values');
  check(
    moves.every(({ value }) => value !== null),
    'a move without a value',
  );
  same(await game.verify(), 226220, 'positions verified');
  const { positions, terminal, transitions } = await game.enumerate();
  const perft = await game.perft(4);
  const text = await game.export('csv');
  same(text.split('\n').length, 226220 + 2, 'lines of the export');
  const analysis = await game.probe('-,-,-/-,L,-/m,-,-:1');
  const notable = await notablePositions(game, summary.maxDistance);
  await game.close();
  check((await progressOfTheNotebook(api)) > 3, 'progress came only with the phases');
  const { seconds, ...counts } = summary;
  check(seconds.enumerate > 0 && seconds.solve > 0, 'seconds are measured');
  const enumeration = { positions, terminal, transitions };
  return { counts, enumeration, perft, analysis, moves, notable };
}

/**
 * @param {import('../../web/library/kanzen.mjs').Game} game solved
 * @param {number} longest
 */
async function notablePositions(game, longest) {
  /** @type {Set<string>} */
  const phases = new Set();
  const kinds = await game.notable({ limit: 2, onProgress: ({ phase }) => phases.add(phase) });
  same([...phases], ['notable'], 'phases of the search');
  const best = kinds.find(({ kind }) => kind === 'longest_win');
  same(best?.examples.length, 2, 'examples of the longest win');
  same(best?.examples[0]?.value, { outcome: 'win', distance: longest }, 'the longest win');
  check((best?.count ?? 0) >= 2, 'longest wins are counted');
  return kinds;
}

/** @param {Api} api */
async function checkSolvingCost(api) {
  const games = await api.listGames();
  const info = (/** @type {string} */ name) => games.find((one) => one.name === name);
  same(info('gobblers')?.indexCount, 364149969, 'entries of the large table');
  check((info('gobblers')?.solveBytes ?? 0) > 400e6, 'bytes of the large table');
  check((info('gobblers2')?.solveBytes ?? Infinity) < 1e6, 'bytes of a small table');
  same([info('gobblers1')?.forStudy, info('gobblers2')?.forStudy], [true, false], 'for study');
}

/** @param {Api} api */
async function badInput(api) {
  const open = /** @type {(options: any) => Promise<any>} */ (api.openGame);
  const refused = [
    [{ game: 'chess' }, 'unknown_game', null],
    [{ game: 'gobblers2', rules: 'fair' }, 'unknown_rules', null],
    [{ game: 'gobblers2', position: '' }, 'bad_notation', 0],
    [{ game: 'gobblers2', position: '-,-,-/-,x,-/-,-,-:1' }, 'bad_notation', 8],
    [{ game: 'gobblers2', position: 'L,L,-/L,-,-/-,-,-:2' }, 'illegal_position', undefined],
  ];
  for (const [options, code, offset] of refused) {
    const error = await refusal(() => open(options));
    const what = JSON.stringify(options);
    check(error instanceof api.KanzenError, `${what}: ${error}`);
    same(error.code, code, what);
    if (offset !== undefined) same(error.offset, offset, `${what}: offset`);
    check(error.message.length > 10 && !error.message.endsWith('.'), `${what}: ${error.message}`);
  }
  // The offset counts what JavaScript counts, not bytes.
  const wide = await refusal(() => api.openGame({ game: 'gobblers2', position: '完全' }));
  same(wide.offset, 0, 'offset at the start');
  await badTypes(api);
  await badMoves(api);
}

/** @param {Api} api */
async function badTypes(api) {
  const open = /** @type {(options?: any) => Promise<any>} */ (api.openGame);
  const game = /** @type {any} */ (await api.openGame({ game: 'gobblers2' }));
  const calls = [
    () => open(),
    () => open(null),
    () => open('gobblers2'),
    () => open({ game: 7 }),
    () => open({ game: 'gobblers2', rules: null }),
    () => open({ game: 'gobblers2', position: 0 }),
    () => open({ game: 'gobblers2', signal: 'stop' }),
    () => game.play(),
    () => game.play(['L@b2']),
    () => game.setPosition(null),
    () => game.jump(-1),
    () => game.jump(1.5),
    () => game.jump('1'),
    () => game.perft(NaN),
    () => game.perft(2 ** 40),
    () => game.probe(5),
    () => game.choose('perfect'),
    () => game.choose({ player: 1 }),
    () => game.choose({ position: null }),
    () => game.choose({ seconds: 0 }),
    () => game.choose({ seed: -1 }),
    () => game.choose({ seed: 0.5 }),
    () => game.choose({ seed: null }),
    () => game.notable({ limit: -1 }),
    () => game.save({ onProgress: 1 }),
    () => game.load(1),
    () => game.export(5),
    () => game.solve({ onProgress: 'no' }),
    () => game.solve({ signal: {} }),
    () => game.solve('now'),
    () => /** @type {any} */ (api.openLink)(),
  ];
  for (const call of calls) {
    const error = await refusal(call);
    check(error instanceof TypeError, `${call}: ${error}`);
  }
  await game.close();
}

/** @param {Api} api */
async function badMoves(api) {
  const game = await api.openGame({ game: 'gobblers2' });
  for (const move of ['', 'S@b2', '完', 'L@b2\0', 'x'.repeat(100000)]) {
    const error = await refusal(() => game.play(move));
    check(error instanceof api.KanzenError && error.code === 'bad_notation', `${move}: ${error}`);
  }
  same((await game.history()).length, 1, 'a refused move changes nothing');
  for (const link of ['game=chess', 'game=gobblers2&moves=L@b2.L@b2', 'game=%', '']) {
    const error = await refusal(() => api.openLink(link));
    check(error instanceof api.KanzenError, `link ${link}: ${error}`);
  }
  await game.solve();
  const format = await refusal(() => game.export('docx'));
  same(format.code, 'unsupported', 'unknown format');
  const position = await refusal(() => game.probe('完,-,-/-,-,-/-,-,-:1'));
  same([position.code, position.offset], ['bad_notation', 0], 'probe of nonsense');
  await game.close();
  const closed = await refusal(() => game.play('L@b2'));
  same(closed.code, 'closed', 'after close');
  same((await refusal(() => game.solve())).code, 'closed', 'solve after close');
  await game.close();
}

/**
 * Players, before and after solving.
 *
 * @param {Api} api
 * @returns {Promise<string[]>} randomly chosen moves
 */
async function choosing(api) {
  const game = await api.openGame({ game: 'gobblers2' });
  const unsolved = await refusal(() => game.choose());
  same([unsolved.name, unsolved.code], ['KanzenError', 'not_solved'], 'perfect before solve');
  const chosen = [];
  const seen = new Set();
  for (let seed = 1; seed <= 12; seed += 1) {
    const choice = await game.choose({ player: 'random', seed });
    same([choice.value, choice.proved], [null, false], 'nothing is known of a random move');
    same(await game.choose({ player: 'random', seed }), choice, 'the same seed, the same choice');
    seen.add((await game.choose({ player: 'random' })).move);
    chosen.push(choice.move);
  }
  check(new Set(chosen).size > 3, `seeds make no difference: ${chosen}`);
  check(seen.size > 3, `chance makes no difference: ${[...seen]}`);
  await perfectChoices(game);
  await refusedChoices(game);
  await game.close();
  same((await refusal(() => game.choose())).code, 'closed', 'choose after close');
  return chosen;
}

/** @param {import('../../web/library/kanzen.mjs').Game} game */
async function perfectChoices(game) {
  await game.solve();
  for (const position of ['-,-,-/-,M,-/-,-,-:2', 'M,L,-/-,l,-/-,-,l:1']) {
    await game.setPosition(position);
    const { moves } = await game.probe();
    const [first] = moves;
    const worth = JSON.stringify(first?.value);
    const best = moves.filter(({ value }) => JSON.stringify(value) === worth);
    const choice = await game.choose({ player: 'perfect', seed: 1 });
    same([choice.value, choice.proved], [first?.value, true], 'a perfect choice');
    check(
      best.some(({ move }) => move === choice.move),
      `${choice.move} in ${position}`,
    );
  }
  same((await game.choose()).proved, true, 'left out, the player is perfect');
  same((await game.history()).length, 1, 'a choice is not played');
  const elsewhere = await game.choose({ position: '-,-,-/-,-,-/-,-,-:1' });
  same(elsewhere.value, { outcome: 'draw', distance: null }, 'of another position');
}

/** @param {import('../../web/library/kanzen.mjs').Game} game solved */
async function refusedChoices(game) {
  const unknown = await refusal(() => game.choose({ player: /** @type {any} */ ('nobody') }));
  same([unknown.name, unknown.code], ['KanzenError', 'unsupported'], 'unknown player');
  check(
    /"nobody".*perfect, search, slipping5, .*monte-carlo, .*random/.test(unknown.message),
    unknown.message,
  );
  const search = await refusal(() => game.choose({ player: 'search' }));
  same(search.code, 'unsupported', 'a search where there is none');
  await game.setPosition('m,l,mL/-,-,-/-,-,-:1');
  await game.play('c3'); // a losing lift, which leaves no position
  const over = await refusal(() => game.choose({ player: 'perfect' }));
  same(over.code, 'illegal_move', 'after the end');
  const nonsense = await refusal(() => game.choose({ position: 'L,完' }));
  same([nonsense.code, nonsense.offset], ['bad_notation', 2], 'a choice in nonsense');
  await game.undo();
  const early = await refusal(() => game.choose({ signal: AbortSignal.abort() }));
  same(early.name, 'AbortError', 'a choice aborted before it began');
}

/** @param {Api} api */
async function closing(api) {
  const game = await api.openGame({ game: 'gobblers2', rules: 'cover' });
  for (const method of /** @type {const} */ (['solve', 'load'])) {
    const early = await refusal(() => game[method]({ signal: AbortSignal.abort() }));
    same(early.name, 'AbortError', `${method} aborted before it began`);
  }

  const open = refusal(() => game.solve());
  await game.close();
  same((await open).code, 'closed', 'close ends what is under way');
}

/** Checks calls that answer the same in every context. @param {Api} api */
export async function checkCalls(api) {
  await checkSolvingCost(api);
  await badInput(api);
  await closing(api);
}

/**
 * @param {Api} api
 * @returns {Promise<object>} values that must be the same in every context
 */
export async function runApiChecks(api) {
  const games = (await api.listGames()).map(({ name, rules }) => `${name} ${rules}`);
  check(games.includes('gobblers2 strict'), `games: ${games}`);
  return { games, chosen: await choosing(api), ...(await solving(api)) };
}
