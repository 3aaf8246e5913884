// @ts-check
// `npm run test:load`: runs the load tests. `--only=load,soak,held,carts,kills` selects parts; `--minutes=10` of load
// at `--rate=200` documents a second, `--soak-minutes=30` for each soak, `--carts=1000`; twenty kills during 10,000
// writes.
import {parseArgs} from 'node:util';

import {buildAll} from './lib/build.mjs';
import {runNode} from './lib/commands.mjs';
import {endWithFailure} from './lib/failure.mjs';
import {logToConsole} from './lib/progress.mjs';

const PARTS = ['load', 'soak', 'held', 'carts', 'kills'];
const VITEST = 'node_modules/vitest/vitest.mjs';

try {
  const {values} = parseArgs({
    options: {
      only: {type: 'string', default: PARTS.join(',')},
      minutes: {type: 'string', default: '10'},
      'soak-minutes': {type: 'string', default: '30'},
      rate: {type: 'string', default: '200'},
      carts: {type: 'string', default: '1000'},
    },
  });
  const wanted = values.only.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !PARTS.includes(name));
  if (unknown !== undefined) throw new RangeError(`No part "${unknown}". There are: ${PARTS.join(', ')}.`);
  await buildAll(logToConsole);
  const env = {
    LOAD_MINUTES: values.minutes,
    LOAD_SOAK_MINUTES: values['soak-minutes'],
    LOAD_RATE: values.rate,
    LOAD_CARTS: values.carts,
  };
  const underLoad = wanted.filter((name) => name !== 'kills');
  if (underLoad.length > 0) {
    const named = ['--testNamePattern', `^(${underLoad.join('|')}):`];
    await runNode(VITEST, ['run', '--project=load', ...named], {env, show: true});
  }
  if (wanted.includes('kills')) {
    const kills = ['run', '--project=contract', 'tests/contract/processes/kill-nine.test.ts'];
    await runNode(VITEST, kills, {env: {TESTS_FULL: '1'}, show: true});
  }
} catch (error) {
  endWithFailure(error);
}
