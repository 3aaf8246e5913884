// @ts-check
// `npm run emulator`: the emulator alone, for a storefront of any kind. `-- pack [folder]` makes a package of it that needs
// nothing of this repository. Runs on a fresh clone, too, so it imports only Node's own modules until the
// packages are installed.
import path from 'node:path';

import {endWithFailure} from './lib/failure.mjs';
import {installIfNeeded} from './lib/install.mjs';
import {requireNodeVersion} from './lib/node-version.mjs';
import {inProject} from './lib/paths.mjs';
import {logToConsole} from './lib/progress.mjs';

/** @param {readonly string[]} args */
async function main(args) {
  requireNodeVersion();
  await installIfNeeded(logToConsole);
  const {buildEmulator} = await import('./lib/build.mjs');
  await buildEmulator(logToConsole);
  if (args[0] === 'pack') {
    const {packEmulator} = await import('./lib/emulator-package.mjs');
    logToConsole(await packEmulator(path.resolve(args[1] ?? inProject('.build/emulator-package'))));
    return;
  }
  const [{EMULATOR, readWranglerFile}, {emulatorSettings, runEmulator}] = await Promise.all([
    import('./lib/wrangler-file.mjs'),
    import('./lib/emulator-command.mjs'),
  ]);
  const settings = emulatorSettings(args, process.env, 'npm run emulator');
  await runEmulator(await readWranglerFile(EMULATOR), settings);
}

main(process.argv.slice(2)).catch(endWithFailure);
