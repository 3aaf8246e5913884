// @ts-check
// `npm run reset`: empties the data folder (carts, orders, sessions, caches); the next start begins with the seed.
import {rmSync} from 'node:fs';

import {endOrphans} from './lib/orphans.mjs';
import {defaultDataDir} from './lib/paths.mjs';
import {endWithFailure} from './lib/failure.mjs';
import {CannotStart} from './lib/cannot-start.mjs';

const dataDir = process.env['DATA_DIR'] || defaultDataDir;
try {
  if (await endOrphans(dataDir)) throw new CannotStart('The shop is running on this data. Stop it first (Ctrl-C).');
  rmSync(dataDir, {recursive: true, force: true});
  process.stdout.write('The shop is as new: carts, orders, sessions and caches are gone.\n');
} catch (error) {
  endWithFailure(error);
}
