// @ts-check
// `npm run skeleton`: builds the storefront that Hydrogen begins a shop with, from its published packages, and runs it on the
// emulator that runs at `--emulator=http://127.0.0.1:3001`. `npm run bench` measures it beside the shop.
import {parseArgs} from 'node:util';

import {buildSkeleton, startSkeleton} from './lib/bench/skeleton.mjs';
import {endWithFailure} from './lib/failure.mjs';
import {inProject} from './lib/paths.mjs';
import {portFrom} from './lib/ports.mjs';
import {logToConsole} from './lib/progress.mjs';
import {stopOnSignals} from './lib/until-stopped.mjs';

async function main() {
  const {values} = parseArgs({
    options: {
      emulator: {type: 'string', default: 'http://127.0.0.1:3001'},
      port: {type: 'string', default: '3010'},
    },
  });
  await buildSkeleton(logToConsole);
  const {origin, stop} = await startSkeleton({
    emulator: values.emulator,
    dataDir: inProject('.build/skeleton/.data'),
    port: portFrom(values.port, '--port'),
  });
  stopOnSignals(stop);
  logToConsole(`The skeleton: ${origin}`);
}

main().catch(endWithFailure);
