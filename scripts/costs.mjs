// @ts-check
// `npm run costs`: prints what the shop costs a month at three sizes; `-- --record` writes docs/figures/costs.md.
import {readFileSync} from 'node:fs';

import {costsPage, readMeasured} from './lib/costs.mjs';
import {endWithFailure} from './lib/failure.mjs';
import {writeFormatted} from './lib/formatted-file.mjs';
import {inProject} from './lib/paths.mjs';
import {logToConsole} from './lib/progress.mjs';

try {
  const read = (/** @type {string} */ name) => readFileSync(inProject('docs/figures', name), 'utf8');
  const page = costsPage(readMeasured(JSON.parse(read('speed.json')).at(-1), read('requests.md')));
  if (process.argv.includes('--record')) await writeFormatted(inProject('docs/figures/costs.md'), page);
  else logToConsole(page);
} catch (error) {
  endWithFailure(error);
}
