// @ts-check
// `npm run smoke -- https://shop.example`: tries a shop that has just been opened, then asks for its pages once, so that
// the cache has them. `--pages=20` asks for fewer, `--password=…` opens a shop that is not open to everybody.
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
  const noes = await askAll(smokeQuestions(shop), logToConsole);
  const {asked, failed} = await warmUp(shop, Number(values.pages));
  logToConsole(`${asked} pages asked for, ${failed.length} of them failed${failed.length > 0 ? ':' : '.'}`);
  for (const page of failed.slice(0, 20)) logToConsole(`  ${page}`);
  process.exitCode = noes === 0 && failed.length === 0 ? 0 : 1;
} catch (error) {
  endWithFailure(error);
}
