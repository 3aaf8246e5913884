import {afterAll, beforeAll, expect, it} from 'vitest';
import {trials} from '../../support/full-run';
import {startShop} from '../../support/shop-process';
import type {RunningShop} from '../../support/shop-process';
import {GOODS} from '../../support/goods';
import {elements, forms} from '../../support/html';
import {messages} from '../../support/messages';
import {addForm, badgeIn} from '../../support/plain-cart';
import {createVisitor} from '../../support/visitor';
import {hostedAt} from './kill-nine/hosted';
import {openLedger} from './kill-nine/ledger';
import {openServiceLedger} from './kill-nine/service-ledger';

const KILLS = trials({quick: 2, full: 20});
const WRITES = trials({quick: 500, full: 10_000});
const AT_ONCE = 8;
const SERVICE_WRITES = trials({quick: 200, full: 5_000});
/** So few that both kinds of writes last about as long. */
const SERVICE_AT_ONCE = 3;

let running: RunningShop;
let up: Promise<void> = Promise.resolve();
beforeAll(async () => {
  running = await startShop();
}, 120_000);
afterAll(() => running.stop());

it(
  `${KILLS} times kill -9 under load: of ${WRITES} acknowledged writes to the hosted services and ${SERVICE_WRITES} to the service worker none is lost and none is doubled, and a cart's page works on`,
  async () => {
    const pressMore = await openCart();
    const hosted = await openLedger(hostedAt(running, () => up));
    const service = openServiceLedger(running, () => up);
    const isEnough = () => hosted.acknowledged() >= WRITES && service.acknowledged() >= SERVICE_WRITES;
    await Promise.all([
      killInBetween(hosted.acknowledged),
      ...Array.from({length: AT_ONCE}, () => hosted.write(isEnough)),
      ...Array.from({length: SERVICE_AT_ONCE}, () => service.write(isEnough)),
    ]);
    expect(isEnough()).toBe(true);
    await hosted.check();
    await service.check();
    await pressMore();
  },
  60_000 + (WRITES + SERVICE_WRITES) * 200 + KILLS * 30_000,
);

/** Kills and starts again, spread evenly over the writes. */
async function killInBetween(acknowledged: () => number): Promise<void> {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    while (acknowledged() < (WRITES * kill) / (KILLS + 1)) await new Promise((resolve) => setTimeout(resolve, 10));
    up = running.kill().then(() => running.restart());
    await up;
  }
}

/** Puts three bags into a cart and reads its page. What it returns presses the page's button for one more, and looks at the cart. */
async function openCart(): Promise<() => Promise<void>> {
  const t = messages('de');
  const visitor = createVisitor(running.shop);
  const {action, fields} = await addForm(visitor, GOODS.waldgold);
  await visitor.post(action, {body: {...fields, quantity: '3', project: 'SP024'}});
  const read = async () => (await visitor.get('/de/checkout/cart')).body;
  const quantityIn = (body: string) => forms(body).find((form) => form.fields['intent'] === 'update');
  const opened = quantityIn(await read());
  expect(opened?.fields['quantity']).toBe('3');
  return async () => {
    await visitor.post(opened?.action ?? '', {body: {...opened?.fields, quantity: '4'}});
    const body = await read();
    expect([quantityIn(body)?.fields['quantity'], badgeIn(body)]).toEqual(['4', '4']);
    const given = t('cart:project.gives', {project: t('cart:project.SP024.title')});
    expect(elements(body, 'main')[0]?.text).toContain(given);
  };
}
