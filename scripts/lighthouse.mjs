// @ts-check
// `npm run lighthouse`, a step of `npm run test:full`: audits every template, or the paths given as arguments, as on
// a phone. Fails where a category that does not depend on the machine scores below 100, and names the audits that
// failed.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {chromium} from '@playwright/test';

import {buildAll} from './lib/build.mjs';
import {findChromium} from './lib/chromium.mjs';
import {endWithFailure} from './lib/failure.mjs';
import {audit, findLighthouse, pointsOf} from './lib/lighthouse.mjs';
import {freePort} from './lib/ports.mjs';
import {logToConsole} from './lib/progress.mjs';
import {startWorkers} from './lib/workers.mjs';

const CATEGORIES = ['seo', 'accessibility', 'best-practices'];

/** One page of each indexed template, alternating between the languages. */
const TEMPLATES = [
  '/',
  '/en',
  '/de/c/coffee-shop',
  '/en/g/equipment-shop',
  '/de/k/drip-bags',
  '/de/p/waldgold',
  '/en/p/trichter-dripper',
  '/de/p/geschenkgutschein',
  '/en/s/kaffee-abo-bestellen',
  '/de/e/abo',
  '/en/e/coffee-match',
  '/de/e/versand',
  '/en/e/legal-notice',
  '/de/e/stiftung',
  '/en/e/current-projects',
  '/de/e/bruehanleitungen',
  '/de/e/handfilter',
  '/en/e/product-tests',
  '/en/e/hand-grinders-test',
  '/de/e/b2b-informationen',
  '/de/e/newsletter',
  '/en/e/black-weekend',
  '/en/e/withdrawal',
  '/de/a',
  '/de/b/kaffee-lagern',
];

/** One page of each template that is `noindex`: Lighthouse's audit of that does not count here. */
const HIDDEN_TEMPLATES = [
  '/de/checkout/cart',
  '/en/search?q=espresso',
  '/de/search?q=espresso&tab=products',
  '/de/service/widerruf',
  '/en/service/cancellation',
  '/de/service/kontakt',
  '/en/service/order',
  '/en/e/redeem-gift-subscription',
  '/de/newsletter',
  '/en/consent',
  '/de/p/morgentau/review',
];

/** @param {import('./lib/lighthouse.mjs').LighthouseResult} result */
function lostPoints({categories, audits}) {
  return CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({id}) => `${name}: ${audits[id]?.title ?? id}`),
  );
}

/**
 * @param {string} lighthouse the path of its command
 * @param {string} url
 * @param {number} port of the browser's debugging interface
 * @returns {Promise<{line: string, lost: string[]}>} the score of each category, and the audits that failed
 */
async function measure(lighthouse, url, port) {
  const isHidden = HIDDEN_TEMPLATES.some((hidden) => url.endsWith(hidden));
  const result = await audit(lighthouse, url, {
    port,
    categories: CATEGORIES,
    flags: ['--throttling-method=provided', ...(isHidden ? ['--skip-audits=is-crawlable'] : [])],
  });
  return {line: pointsOf(result, CATEGORIES).join(' / '), lost: lostPoints(result)};
}

/** @param {readonly string[]} paths */
async function measureAll(paths) {
  const lighthouse = await findLighthouse(logToConsole);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lichtung-lighthouse-'));
  const workers = await startWorkers({
    port: await freePort(),
    emulatorPort: await freePort(),
    servicePort: await freePort(),
    dataDir,
    control: false,
    log: logToConsole,
  });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(logToConsole),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    logToConsole(CATEGORIES.join(' / '));
    let lost = 0;
    for (const page of paths) {
      const found = await measure(lighthouse, workers.shop + page, port);
      logToConsole(`${found.line}  ${page}`);
      for (const each of found.lost) logToConsole(`    ${each}`);
      lost += found.lost.length;
    }
    return lost;
  } finally {
    await browser.close();
    await workers.stop();
    rmSync(dataDir, {recursive: true, force: true});
  }
}

try {
  await buildAll(logToConsole);
  const given = process.argv.slice(2);
  process.exitCode = (await measureAll(given.length > 0 ? given : [...TEMPLATES, ...HIDDEN_TEMPLATES])) === 0 ? 0 : 1;
} catch (error) {
  endWithFailure(error);
}
