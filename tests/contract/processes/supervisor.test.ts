import {readFileSync} from 'node:fs';
import {constants, setPriority} from 'node:os';

import {describe, expect, onTestFinished, test} from 'vitest';

import {controlOf} from '../../support/control';
import {isFullRun, trials} from '../../support/full-run';
import {GOODS} from '../../support/goods';
import {addToCart, cartContents} from '../../support/plain-cart';
import {startShop} from '../../support/shop-process';
import type {RunningShop} from '../../support/shop-process';
import {createVisitor} from '../../support/visitor';
import {hostedAt, insist} from './kill-nine/hosted';
import {openLedger} from './kill-nine/ledger';

/** From the fault until both workers answer again. */
const BACK_WITHIN_MS = 15_000;
const TIMES = trials({quick: 1, full: 5});
const AT_ONCE = 4;
const WRITES_BEFORE = 40;
const WRITES_AFTER = 20;
const HUNG = 'The runtime did not answer for 8 s.';
const EXITED = 'The runtime exited (signal SIGKILL).';

/** A shop of one test's own: the third failure within a minute would be its last. */
async function ownShop(): Promise<RunningShop> {
  const running = await startShop();
  onTestFinished(() => running.stop());
  return running;
}

const signal = async ({runtimes}: RunningShop, name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL') => {
  for (const pid of runtimes()) process.kill(pid, name);
};

/** Resolves when both workers answer. */
const isBack = ({shop, emulator}: RunningShop) =>
  insist(async () => {
    for (const address of [`${shop}/robots.txt`, `${emulator}/mail/messages`]) {
      const answer = await fetch(address, {signal: AbortSignal.timeout(1_000)});
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }
  });

/** The lines for the person at the terminal, and the reports that they name, each with its first line. */
const restarts = ({log}: RunningShop) => {
  const lines = [...log().matchAll(/^(.*\.) It was restarted .* Process state: (.*)$/gm)];
  return lines.map(([, failure, file = '']) => ({failure, report: readFileSync(file, 'utf8')}));
};

/** A runtime that does not answer for so long loops. */
const SILENT_MS = 1_500;
/** So long after its last answer it loops again: before the supervisor reports on it. */
const LOOPS_AGAIN_MS = 6_000;

/**
 * Stops a runtime once it loops, and lets it loop on at the lowest priority before the supervisor gives it up: in between it answers as
 * little, and takes no processor time from other tests.
 */
async function restInBetween(running: RunningShop): Promise<void> {
  const answers = async () => {
    const answer = await fetch(running.emulator, {method: 'OPTIONS', signal: AbortSignal.timeout(SILENT_MS)});
    await answer.arrayBuffer();
  };
  await expect
    .poll(
      () =>
        answers().then(
          () => 'answers',
          () => 'is silent',
        ),
      {timeout: 10_000},
    )
    .toBe('is silent');
  await signal(running, 'SIGSTOP');
  for (const pid of running.runtimes()) setPriority(pid, constants.priority.PRIORITY_LOW);
  await new Promise((resolve) => setTimeout(resolve, LOOPS_AGAIN_MS - SILENT_MS));
  await signal(running, 'SIGCONT');
}

/** The supervisor takes it for one that loops for ever, which every run has: it does not answer. */
const STOPPED = {
  fault: 'that is stopped',
  inflict: (running: RunningShop) => signal(running, 'SIGSTOP'),
  meanwhile: () => Promise.resolve(),
  failure: HUNG,
  state: /workerd: state T/,
};

describe.each([
  ...(isFullRun ? [STOPPED] : []),
  {
    fault: 'that loops for ever',
    // The next order that is placed never returns.
    inflict: ({emulator}: RunningShop) =>
      controlOf(emulator).breakDown({service: 'checkout', method: 'POST', kind: 'endless-loop'}),
    meanwhile: restInBetween,
    failure: HUNG,
    state: /workerd: state R/,
  },
  {
    fault: 'that exits',
    inflict: (running: RunningShop) => signal(running, 'SIGKILL'),
    meanwhile: () => Promise.resolve(),
    failure: EXITED,
    state: /cannot be read/,
  },
])('a runtime $fault during purchases', ({inflict, meanwhile, failure, state}) => {
  test.each(Array.from({length: TIMES}, (_, index) => index + 1))(
    'is restarted within 15 s, and no acknowledged write is lost or doubled (%i)',
    async () => {
      const running = await ownShop();
      const visitor = createVisitor(running.shop);
      await addToCart(visitor, GOODS.waldgold, {quantity: 3});
      const cart = await cartContents(visitor);
      const ledger = await openLedger(hostedAt(running, () => Promise.resolve()));

      let enough = Number.POSITIVE_INFINITY;
      const writers = Array.from({length: AT_ONCE}, () => ledger.write(() => ledger.acknowledged() >= enough));
      await insist(async () => expect(ledger.acknowledged()).toBeGreaterThan(WRITES_BEFORE));
      const failed = performance.now();
      await inflict(running);
      const purchase = ledger.order('purchase@example.com');
      await meanwhile(running);
      await expect.poll(() => restarts(running).length, {timeout: 30_000}).toBe(1);
      await isBack(running);
      expect(performance.now() - failed).toBeLessThan(BACK_WITHIN_MS);

      await purchase;
      enough = ledger.acknowledged() + WRITES_AFTER;
      await Promise.all(writers);
      await ledger.check();
      expect(cart.lines).toHaveLength(1);
      expect(await cartContents(visitor)).toEqual(cart);
      const [restart, ...others] = restarts(running);
      expect(others).toEqual([]);
      expect(restart?.failure).toBe(failure);
      expect(restart?.report).toMatch(state);
    },
    180_000,
  );
});

test('a runtime that fails three times within a minute is given up', async () => {
  const running = await ownShop();
  for (let failures = 1; failures <= 2; failures += 1) {
    await signal(running, 'SIGKILL');
    await expect.poll(() => restarts(running).length, {timeout: 30_000}).toBe(failures);
  }
  await signal(running, 'SIGKILL');
  expect(await running.ended()).toBe(1);
  expect(running.log()).toContain(`${EXITED} It failed 3 times within a minute. Process state: ${running.dataDir}`);
});
