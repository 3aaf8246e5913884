// @ts-check

/**
 * The list prices of Workers Paid in US dollars a month, for one account.
 * Sources, read on 2026-11-25: https://developers.cloudflare.com/workers/platform/pricing/,
 * https://developers.cloudflare.com/durable-objects/platform/pricing/,
 * https://developers.cloudflare.com/workers/observability/logs/workers-logs/
 */
const PRICES = {
  base: 5,
  requests: {included: 10e6, perMillion: 0.3},
  cpuMs: {included: 30e6, perMillion: 0.02},
  objectRequests: {included: 1e6, perMillion: 0.15},
  objectRowsWritten: {included: 50e6, perMillion: 1},
  logLines: {included: 20e6, perMillion: 0.6},
};

/**
 * Measured figures: processor time in milliseconds.
 *
 * @typedef {{hit: number, miss: number, cart: number, confirm: number, summary: number}} Measured
 */

/**
 * What visitors do, as assumed. Requests to files (scripts, styles, fonts) and to the cache of pictures are counted as
 * requests to the worker, because the worker answers them.
 */
const ASSUMED = {
  hitShare: 0.95,
  /** Requests to the worker for one page view: the document, its data or badge, pictures and files not in the browser's cache. */
  requestsPerView: 4.25,
  viewsPerOrder: 200,
  /** Cart commands for one order, with those of carts that are left. */
  commandsPerOrder: 8,
  /** A keyed mutex and a limiter. */
  objectRequestsPerCommand: 2,
  objectRowsPerCommand: 4,
  logLinesPerView: 2.25,
  /** Requests to the CMS for a page made anew: its settings, and the content of the home page and of an article. */
  cmsRequestsPerMiss: 1.5,
  /** A monitor looks at /healthz once a minute; the search's index is compared each hour, four kinds of content in two languages. */
  cmsRequestsPerHour: {health: 60, index: 8},
};

const HOURS_PER_MONTH = 730;

const VIEWS = [1e4, 1e6, 1e8];

/**
 * Reads the measured figures of `docs/figures/speed.json` and `docs/figures/requests.md`.
 *
 * @param {any} speed the newest run
 * @param {string} requests the table
 * @returns {Measured}
 * @throws {RangeError} for a request that is not in the table
 */
export function readMeasured(speed, requests) {
  const pages = ['home', 'listing-24', 'product', 'article'].map((name) => speed.rates.pages[name]);
  const mean = (/** @type {'cached' | 'uncached'} */ kind) =>
    pages.reduce((sum, page) => sum + page[kind].cpuMs, 0) / pages.length;
  const median = (/** @type {string} */ name) => {
    const [, found] = new RegExp(`^\\| ${name} +\\| \\d+ +\\| ([\\d.]+) `, 'm').exec(requests) ?? [];
    if (found === undefined)
      throw new RangeError(`docs/figures/requests.md has no row "${name}". Run "npm run requests -- --record".`);
    return Number(found);
  };
  return {
    hit: mean('cached'),
    miss: mean('uncached'),
    cart: median('POST cart, increase'),
    confirm: median('GET confirm'),
    summary: median('GET cartSummary'),
  };
}

/**
 * Computes what a month costs.
 *
 * @param {Measured} measured
 * @param {number} views page views a month
 * @returns {{amounts: Record<string, number>, dollars: Record<string, number>, total: number, cmsRequests: number}} the requests to
 *   the CMS are those of its own plan
 */
export function monthlyCosts({hit, miss, cart, confirm, summary}, views) {
  const orders = views / ASSUMED.viewsPerOrder;
  const commands = orders * ASSUMED.commandsPerOrder;
  const others = views * (ASSUMED.requestsPerView - 1);
  const amounts = {
    requests: views * ASSUMED.requestsPerView + commands + orders,
    cpuMs:
      views * (ASSUMED.hitShare * hit + (1 - ASSUMED.hitShare) * miss) +
      others * hit +
      commands * (cart + summary) +
      orders * confirm,
    // Whether a cached page was purged is asked of an object, unless the isolate remembers it: for 4 s.
    objectRequests: views + commands * ASSUMED.objectRequestsPerCommand,
    objectRowsWritten: commands * ASSUMED.objectRowsPerCommand,
    logLines: views * ASSUMED.logLinesPerView,
  };
  const dollars = Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => {
      const {included, perMillion} = PRICES[/** @type {keyof typeof amounts} */ (name)];
      return [name, (Math.max(0, amount - included) / 1e6) * perMillion];
    }),
  );
  const total = PRICES.base + Object.values(dollars).reduce((sum, each) => sum + each, 0);
  const {health, index} = ASSUMED.cmsRequestsPerHour;
  const cmsRequests = views * (1 - ASSUMED.hitShare) * ASSUMED.cmsRequestsPerMiss + (health + index) * HOURS_PER_MONTH;
  return {amounts, dollars, total, cmsRequests};
}

const TITLES = {
  requests: 'requests to the worker',
  cpuMs: 'processor time, ms',
  objectRequests: 'requests to objects',
  objectRowsWritten: 'rows written by objects',
  logLines: 'log lines',
};

const number = new Intl.NumberFormat('en', {maximumFractionDigits: 0});
const money = new Intl.NumberFormat('en', {minimumFractionDigits: 2, maximumFractionDigits: 2});

/**
 * Returns the page docs/figures/costs.md.
 *
 * @param {Measured} measured
 * @returns {string}
 */
export function costsPage(measured) {
  const months = VIEWS.map((views) => ({views, ...monthlyCosts(measured, views)}));
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rows = Object.entries(TITLES).map(([name, title]) =>
    line([
      title,
      ...months.map(
        ({amounts, dollars}) => `${number.format(amounts[name] ?? 0)} (${money.format(dollars[name] ?? 0)})`,
      ),
    ]),
  );
  const heads = VIEWS.map((views) => `${number.format(views)} views`);
  return `# What the shop costs a month

Written by \`npm run costs -- --record\`, from measured processor times and the platform's list prices (\`scripts/lib/costs.mjs\` has
prices, sources and their date). In US dollars, for the shop's worker and its objects. Nothing has been billed yet.

${[line(['', ...heads]), line(['---', ...VIEWS.map(() => '---')]), ...rows].join('\n')}
${line(['base fee', ...months.map(() => money.format(PRICES.base))])}
${line(['**together**', ...months.map(({total}) => `**${money.format(total)}**`)])}
${line(['per 1,000 views', ...months.map(({views, total}) => money.format((total / views) * 1000))])}
${line(['requests to the CMS', ...months.map(({cmsRequests}) => number.format(cmsRequests))])}

The CMS counts its requests by a plan of its own: \`docs/operations.md\`, Requests to the CMS.

Measured (\`docs/figures/speed.json\`, \`docs/figures/requests.md\`), in milliseconds of processor time: a page from the cache
${measured.hit.toFixed(2)}, a page made anew ${measured.miss.toFixed(1)} (means of home, listing, product and article); a cart command
${measured.cart.toFixed(1)}, the cart's summary ${measured.summary.toFixed(1)}, the confirmation ${measured.confirm.toFixed(1)}.

Assumed: ${ASSUMED.hitShare * 100} % of pages come from the cache; ${ASSUMED.requestsPerView} requests to the worker and ${ASSUMED.logLinesPerView} log lines a view; one order in
${ASSUMED.viewsPerOrder} views; ${ASSUMED.commandsPerOrder} cart commands an order, each with ${ASSUMED.objectRequestsPerCommand} requests to objects and ${ASSUMED.objectRowsPerCommand} rows written; at most one request to an
object for each page, which tells whether it was purged; ${ASSUMED.cmsRequestsPerMiss} requests to the CMS for a page made anew, and an hour
${ASSUMED.cmsRequestsPerHour.health} for \`/healthz\` and ${ASSUMED.cmsRequestsPerHour.index} for the search's index. Not counted: duration of objects (they sleep between commands), storage, what the hosted services charge.
`;
}
