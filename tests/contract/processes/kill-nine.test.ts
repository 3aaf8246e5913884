import {afterAll, beforeAll, expect, it} from 'vitest';
import {trials} from '../../support/full-run';
import {startShop} from '../../support/shop-process';
import type {RunningShop} from '../../support/shop-process';
import {hostedAt} from './kill-nine/hosted';
import {openLedger} from './kill-nine/ledger';

const KILLS = trials({quick: 2, full: 20});
const WRITES = trials({quick: 500, full: 10_000});
const AT_ONCE = 8;

let running: RunningShop;
let up: Promise<void> = Promise.resolve();
beforeAll(async () => {
  running = await startShop();
}, 120_000);
afterAll(() => running.stop());

it(
  `${KILLS} times kill -9 under load: of ${WRITES} acknowledged writes none is lost and none is doubled`,
  async () => {
    const ledger = await openLedger(hostedAt(running, () => up));
    const writers = Array.from({length: AT_ONCE}, () => ledger.write(() => ledger.acknowledged() >= WRITES));
    await Promise.all([killInBetween(ledger.acknowledged), ...writers]);
    expect(ledger.acknowledged()).toBeGreaterThanOrEqual(WRITES);
    await ledger.check();
  },
  60_000 + WRITES * 200 + KILLS * 30_000,
);

/** Kills and starts again, spread evenly over the writes. */
async function killInBetween(acknowledged: () => number): Promise<void> {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    while (acknowledged() < (WRITES * kill) / (KILLS + 1)) await new Promise((resolve) => setTimeout(resolve, 10));
    up = running.kill().then(() => running.restart());
    await up;
  }
}
