// @ts-check
import {BUDGETS, RIVALS} from './budgets.mjs';

/** @typedef {import('./beside.mjs').Beside} Beside */
/** @typedef {import('./lighthouse.mjs').Points} Points */
/** @typedef {import('./paint.mjs').Paint} Paint */
/** @typedef {import('./rates.mjs').Rate} Rate */
/** @typedef {import('./rates.mjs').Rates} Rates */

/**
 * @typedef {object} Run
 * @property {string} at
 * @property {number} runs visits of each page
 * @property {number} seconds of load on each
 * @property {ReturnType<typeof import('./machine.mjs').machine> & {loadAfter: number}} machine
 * @property {Record<string, Paint>} [paint]
 * @property {Beside} [beside] of this run, or the last one that was recorded
 * @property {Record<string, number>} [presses] milliseconds, by what is pressed
 * @property {Record<string, Points>} [lighthouse]
 * @property {{pages: Record<string, Rates>, readyString: Rate}} [rates]
 * @property {number} [startUp] milliseconds more than an empty worker
 */

/** Smaller differences, as a share, are not reported. */
const NEWS = 0.05;

/** @param {readonly (readonly unknown[])[]} rows the first is the head */
const table = (rows) =>
  [rows[0] ?? [], (rows[0] ?? []).map(() => '---'), ...rows.slice(1)].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** @param {number} value @param {number} digits */
const say = (value, digits) => value.toFixed(digits);

/** @param {string} at */
const minute = (at) => at.slice(0, 16).replace('T', ' ');

/**
 * Formats a figure, with `!` if it misses its budget, and the difference to the last recorded run.
 *
 * @param {number | undefined} value
 * @param {{digits?: number, most?: number, least?: number, before?: number | undefined}} [judgement]
 */
function cell(value, {digits = 0, most = Infinity, least = 0, before} = {}) {
  if (value === undefined) return '–';
  const misses = value > most || value < least ? ' !' : '';
  const changed = before !== undefined && Math.abs(value - before) > NEWS * Math.max(before, 10 ** -digits);
  return (
    say(value, digits) +
    misses +
    (changed ? ` (${value > before ? '+' : '−'}${say(Math.abs(value - before), digits)})` : '')
  );
}

/** @type {readonly (readonly [keyof Paint, string, number])[]} figure, heading, digits */
const PAINT_COLUMNS = [
  ['requests', 'requests', 0],
  ['html', 'HTML KiB', 1],
  ['js', 'JS KiB', 1],
  ['css', 'CSS KiB', 1],
  ['all', 'all KiB', 0],
  ['nodes', 'elements', 0],
  ['fcp', 'FCP ms', 0],
  ['lcp', 'LCP ms', 0],
  ['tbt', 'TBT ms', 0],
  ['cls', 'CLS', 3],
];

/** @param {Record<string, Paint>} paint @param {Record<string, Paint>} before */
function paintTable(paint, before) {
  const most = (/** @type {keyof Paint} */ name) => (name === 'all' ? undefined : BUDGETS[name]);
  return table([
    ['page', ...PAINT_COLUMNS.map(([, heading]) => heading)],
    ['**budget, at most**', ...PAINT_COLUMNS.map(([name]) => most(name) ?? '–')],
    ...Object.entries(paint).map(([page, figures]) => [
      page,
      ...PAINT_COLUMNS.map(([name, , digits]) =>
        cell(figures[name], {digits, most: most(name) ?? Infinity, before: before[page]?.[name]}),
      ),
    ]),
  ]);
}

/** @param {Beside['pages']} pages */
function besideTable(pages) {
  const share = (/** @type {number} */ ours, /** @type {number} */ its) =>
    cell(ours / its, {digits: 2, most: BUDGETS.shareOfSkeleton});
  return table([
    [
      'page',
      ...['ours', 'skeleton'].flatMap((shop) => [`FCP ms, ${shop}`, `LCP ms, ${shop}`, `JS KiB, ${shop}`]),
      'share of FCP',
      'share of LCP',
    ],
    ['**goal, at most**', ...Array(6).fill('–'), BUDGETS.shareOfSkeleton, BUDGETS.shareOfSkeleton],
    ...Object.entries(pages).map(([page, {ours, skeleton}]) => [
      page,
      ...[ours, skeleton].flatMap(({fcp, lcp, js}) => [say(fcp, 0), say(lcp, 0), say(js, 1)]),
      share(ours.fcp, skeleton.fcp),
      share(ours.lcp, skeleton.lcp),
    ]),
  ]);
}

/** @param {Record<string, number>} presses @param {Record<string, number>} before */
function pressTable(presses, before) {
  return table([
    ['what', 'ms', 'goal, at most'],
    ...Object.entries(presses).map(([name, milliseconds]) => {
      const most = name.startsWith('from ') ? BUDGETS.secondPage : BUDGETS.press;
      return [name, cell(milliseconds, {most, before: before[name]}), most];
    }),
  ]);
}

/** @param {Record<string, Points>} pages @param {Record<string, Points>} before */
function lighthouseTable(pages, before) {
  const {performance, other} = BUDGETS.lighthouse;
  return table([
    ['page', 'performance', 'accessibility', 'best practices', 'SEO'],
    ['**budget, at least**', performance, other, other, other],
    ...Object.entries(pages).map(([page, points]) => [
      page,
      cell(points.performance, {least: performance, before: before[page]?.performance}),
      cell(points.accessibility, {least: other}),
      cell(points.practices, {least: other}),
      cell(points.seo, {least: other}),
    ]),
  ]);
}

const rivals = () =>
  table([
    ['product page of', 'requests', 'HTML KB', 'JS KB', 'CSS KB', 'FCP ms', 'LCP ms', 'TBT ms', 'made anew /s'],
    ...RIVALS,
  ]);

/** @param {NonNullable<Run['rates']>} rates @param {Run['rates']} before */
function rateTable({pages, readyString}, before) {
  const rows = Object.entries(pages).map(([page, {cached, uncached}]) => {
    const last = before?.pages[page];
    const failed = (cached?.failed ?? 0) + uncached.failed;
    return [
      failed > 0 ? `${page} (${failed} answers failed)` : page,
      cell(cached?.perSecond, {least: BUDGETS.cachedPerSecond, before: last?.cached?.perSecond}),
      cell(cached?.cpuMs, {digits: 2, most: BUDGETS.cachedCpuMs, before: last?.cached?.cpuMs}),
      cell(uncached.perSecond, {
        least: page === 'product' ? BUDGETS.uncachedPerSecond : 0,
        before: last?.uncached.perSecond,
      }),
      cell(uncached.cpuMs, {digits: 1, before: last?.uncached.cpuMs}),
    ];
  });
  const {cachedPerSecond, cachedCpuMs, uncachedPerSecond} = BUDGETS;
  return table([
    ['page', 'from the cache /s', 'CPU ms each', 'made anew /s', 'CPU ms each'],
    ['**budget**', `≥ ${cachedPerSecond}`, `≤ ${cachedCpuMs}`, `≥ ${uncachedPerSecond} (product)`, '–'],
    ...rows,
    [
      'a ready string',
      cell(readyString.perSecond, {before: before?.readyString.perSecond}),
      cell(readyString.cpuMs, {digits: 2}),
      '–',
      '–',
    ],
  ]);
}

/**
 * Formats a run as tables in Markdown.
 *
 * @param {Run} run
 * @param {Run | undefined} before the last recorded run
 * @returns {string}
 */
export function report(run, before) {
  const {machine, paint, beside, presses, lighthouse, rates, startUp} = run;
  const busy =
    machine.load > machine.cores / 2
      ? ' **It was busy with other things: rates and times are worse than they would be alone.**'
      : '';
  return [
    '# What the shop weighs, and how fast it is',
    `Written by \`npm run bench -- --record\` at ${minute(run.at)} UTC, on ${machine.cores} cores (${machine.processor}) with ${machine.memoryGb} GB. Processes that wanted to run: ${machine.load} before, ${machine.loadAfter} at the end.${busy}`,
    '`!` misses its budget. In brackets: the difference to the last recorded run, where it is above 5 %.',
    ...(paint
      ? [
          '## A first visit by a slow phone',
          `Median of ${run.runs} visits, each with a new connection and an empty cache, from a warm edge cache: 150 ms a round trip, 1.6 Mbit/s, handshakes and the first windows of connections included, processor slowed down four times, HTTP/2, Brotli at its fourth step, at its last for scripts and style sheets, which are compressed when they are built. Requests and the sum of weights are everything that is fetched until nothing more is asked for: what the browser brings in advance and what the script brings after it has woken up, too. The cookie banner of a first visit is among what is measured.`,
          paintTable(paint, before?.paint ?? {}),
          'Beside it, product pages of others by the same line (gzip):',
          rivals(),
        ]
      : []),
    ...(beside
      ? [
          '## Beside Hydrogen’s bare skeleton',
          `Median of ${beside.runs} visits by the same line and phone, alternating with the skeleton that \`scripts/lib/bench/skeleton.mjs\` builds, at ${minute(beside.at)} UTC. Both run on the same emulator, both carts have three goods; scripts and style sheets of both are compressed by Brotli’s last step, and pictures of both are stored at the edge. The skeleton’s are on the platform’s host, as in production; the platform’s own scripts for consent and figures are missing there.`,
          besideTable(beside.pages),
        ]
      : []),
    ...(presses
      ? [
          '## Presses and second pages on a slow phone',
          `Median of ${run.runs}, on a processor slowed down four times. A press: to the next picture, as browsers count it (INP), without the network. A second page: from the click to its first picture, once its data are there (an awake page) or its document is (one whose scripts have not started); "to" is a product's page.`,
          pressTable(presses, before?.presses ?? {}),
        ]
      : []),
    ...(lighthouse
      ? [
          '## Lighthouse, on a phone',
          `Median of ${run.runs} visits with what Lighthouse takes a phone for: it slows the processor down four times and reckons with a slow line.`,
          lighthouseTable(lighthouse, before?.lighthouse ?? {}),
        ]
      : []),
    ...(rates
      ? [
          '## Documents a second',
          `Sixteen connections for ${run.seconds} seconds each, generated on the same machine. "Made anew" is the page of a visitor whose documents are never stored; the emulated services answer in a process of their own, which shares the cores, and repeat what they said of unchanged goods and texts. A ready string is a worker that does nothing but answer the product page's document from its memory.`,
          rateTable(rates, before?.rates),
        ]
      : []),
    ...(startUp === undefined
      ? []
      : ['## Start', `Starting the worker takes ${startUp} ms longer than starting an empty one (goal: 100).`]),
  ].join('\n\n');
}
