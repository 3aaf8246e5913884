import {afterAll, beforeAll, expect, test} from 'vitest';

import {memoryOf} from '../contract/runtimes';
import {GOODS} from '../support/goods';
import {addForm, cartContents} from '../support/plain-cart';
import {type RunningShop, startShop} from '../support/shop-process';
import {createVisitor} from '../support/visitor';
import {addressOf, said, sendCrowd} from './crowd';
import {tidyUp} from './held-memory';
import {LOAD} from './settings';

const MINUTE = 60_000;
const MB = 2 ** 20;
/** Beside what one measures: starting, and ending in good order. */
const SPARE_MS = 5 * MINUTE;

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({}, {inspect: true});
}, SPARE_MS);
afterAll(() => shop.stop());

const memory = () => shop.runtimes().reduce((sum, pid) => sum + memoryOf(pid), 0) / MB;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test(
  `load: ${LOAD.rate} documents a second for ${LOAD.minutes} minutes, and each of them comes`,
  async () => {
    const result = await sendCrowd(shop, LOAD);
    console.log(`load: ${said(result)}`);
    expect({failed: result.non2xx, errors: result.errors, timeouts: result.timeouts}).toEqual({
      failed: 0,
      errors: 0,
      timeouts: 0,
    });
    expect(result.requests.total).toBeGreaterThan(0);
  },
  LOAD.minutes * MINUTE + SPARE_MS,
);

/** What a runtime takes until it is warm is no leak. */
const WARM_UP_SHARE = 0.25;
const GROWTH_AT_MOST_MB = 40;

test(
  `soak: after ${LOAD.soakMinutes} minutes the runtime holds no more memory than soon after its start`,
  async () => {
    const samples: number[] = [];
    const timer = setInterval(() => samples.push(memory()), (LOAD.soakMinutes * MINUTE) / 60);
    const result = await sendCrowd(shop, {minutes: LOAD.soakMinutes, rate: LOAD.rate / 4});
    clearInterval(timer);
    const warm = samples.slice(Math.floor(samples.length * WARM_UP_SHARE));
    const third = Math.ceil(warm.length / 3);
    const [early, late] = [mean(warm.slice(0, third)), mean(warm.slice(-third))];
    console.log(`soak: ${said(result)}; memory ${early.toFixed()} MB early, ${late.toFixed()} MB late`);
    expect(result.non2xx + result.errors).toBe(0);
    expect(late - early).toBeLessThan(GROWTH_AT_MOST_MB);
  },
  LOAD.soakMinutes * MINUTE + SPARE_MS,
);

const HELD_MORE_AT_MOST_MB = 2;
/** Longer than a page, its renewal and the calls of either may take. */
const QUIET_MS = 20_000;

test(
  `held: once garbage is gone, the worker and its process hold no more after ${LOAD.soakMinutes} minutes than when they were warm`,
  async () => {
    const {rate, soakMinutes} = LOAD;
    const held = async () => {
      // Waits for work after the last answers: the runtime may hang if a heap snapshot is taken during a request.
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      const worker = (await tidyUp(shop.inspector ?? 0)) / MB;
      return {worker, processes: memory()};
    };
    const warmUp = await sendCrowd(shop, {minutes: soakMinutes * WARM_UP_SHARE, rate});
    const early = await held();
    const result = await sendCrowd(shop, {minutes: soakMinutes * (1 - WARM_UP_SHARE), rate});
    const late = await held();
    const told = ({worker, processes}: typeof early) =>
      `${worker.toFixed(1)} MB in the worker, ${processes.toFixed()} in the process`;
    console.log(`held: ${said(warmUp)}; early ${told(early)}; ${said(result)}; late ${told(late)}`);
    expect(warmUp.non2xx + warmUp.errors + result.non2xx + result.errors).toBe(0);
    expect(late.worker - early.worker).toBeLessThan(HELD_MORE_AT_MOST_MB);
    expect(late.processes - early.processes).toBeLessThan(GROWTH_AT_MOST_MB);
  },
  LOAD.soakMinutes * MINUTE + SPARE_MS,
);

const AT_ONCE = 24;

test(
  `carts: ${LOAD.carts} shoppers fill their carts at the same time, and each finds theirs`,
  async () => {
    let next = 0;
    const wrong: string[] = [];
    const started = Date.now();
    const shopForOne = async (): Promise<void> => {
      while (next < LOAD.carts) {
        const number = next;
        next += 1;
        const visitor = createVisitor(shop.shop);
        const quantity = String((number % 9) + 1);
        const headers = {'CF-Connecting-IP': addressOf(number)};
        const {action, fields} = await addForm(visitor, GOODS.boaLuz);
        const [first, second] = await Promise.all(
          // The button pressed twice: it is one bag all the same.
          [1, 2].map(() => visitor.post(action, {body: {...fields, quantity}, headers})),
        );
        const {lines} = await cartContents(visitor);
        const amounts = lines.map((line) => line.quantity).join();
        if (amounts !== quantity) wrong.push(`${number}: ${first?.status}, ${second?.status}, ${amounts}`);
      }
    };
    await Promise.all(Array.from({length: AT_ONCE}, shopForOne));
    console.log(`carts: ${LOAD.carts} in ${((Date.now() - started) / 1000).toFixed()} s`);
    expect(wrong).toEqual([]);
  },
  LOAD.carts * 1000 + SPARE_MS,
);
