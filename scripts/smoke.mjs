// @ts-check
// `npm run smoke -- https://shop.example`: checks a shop after its deployment, then requests each page once to warm
// the cache. `--pages=20` requests fewer, `--password=…` is for a shop with a password. The shop makes 600 pages a minute anew for
// one network (`READS` in wrangler.toml).
import {parseArgs} from 'node:util';

import {endWithFailure} from './lib/failure.mjs';
import {logToConsole} from './lib/progress.mjs';
import {askAll} from './lib/questions.mjs';
import {smokeQuestions} from './lib/smoke-questions.mjs';
import {warmUp} from './lib/warm-up.mjs';

try {
  const {values, positionals} = parseArgs({
    options: {password: {type: 'string'}, pages: {type: 'string', default: '500'}},
    allowPositionals: true,
  });
  const [address = ''] = positionals;
  if (!URL.canParse(address)) throw new RangeError('Say which shop: npm run smoke -- https://shop.example');
  const password = values.password ?? process.env['SITE_PASSWORD'];
  /** @type {import('./lib/smoke-questions.mjs').Shop} */
  const shop = {
    origin: new URL(address).origin,
    headers: password ? {Authorization: `Basic ${Buffer.from(`smoke:${password}`).toString('base64')}`} : {},
  };
  const {noes} = await askAll(smokeQuestions(shop), logToConsole);
  const {asked, failed} = await warmUp(shop, Number(values.pages));
  logToConsole(`${asked} pages asked for, ${failed.length} of them failed${failed.length > 0 ? ':' : '.'}`);
  for (const page of failed.slice(0, 20)) logToConsole(`  ${page}`);
  process.exitCode = noes === 0 && failed.length === 0 ? 0 : 1;
} catch (error) {
  endWithFailure(error);
}
