// The command of the packed emulator (scripts/lib/emulator-package.mjs), bundled for Node.
// @ts-check
import {readFileSync} from 'node:fs';

import {emulatorSettings, runEmulator} from './emulator-command.mjs';
import {endWithFailure} from './failure.mjs';
import {EMULATOR, optionsFile} from './wrangler-file.mjs';

try {
  const settings = emulatorSettings(process.argv.slice(2), process.env, 'npx lichtung-emulator');
  await runEmulator(JSON.parse(readFileSync(optionsFile(EMULATOR), 'utf8')), settings);
} catch (error) {
  endWithFailure(error);
}
