import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {controlOf, type Fault} from '../../support/control';
import {trials} from '../../support/full-run';
import {messages} from '../../support/messages';
import {startShop, type RunningShop} from '../../support/shop-process';
import {testGoods, type Good} from './goods';
import {EMPTY_MODEL, expectedOf, heldOf, type Model} from './model';
import {withoutScripts, createShopCart, type ShopCart} from './shop-cart';

const t = messages('de');
const NOTE = 'Bitte klingeln';
/** What a shopper is told of a fault: a rate limit of the platform is another thing than its outage. */
const TOLD = (kind: Fault['kind']) => t(kind === 'throttle' ? 'cart:refusal.rate-limited' : 'cart:refusal.try-again');

/** The faults get a shop of their own: they would hit the other tests' calls too. */
let running: RunningShop;
let goods: readonly Good[] = [];

beforeAll(async () => {
  // Nearly every change fails once. With the circuit breaker on, most faults would never be reached.
  running = await startShop({BREAKER: 'off'});
  goods = await testGoods(running.emulator);
}, 60_000);

afterAll(() => running.stop());

type Fields = Readonly<Record<string, string>>;

/** A change of the cart that the platform does in one operation. */
type Change = {
  /** The platform's operation that it comes down to. */
  readonly operation: string;
  /** What is in the cart before, as the forms that bring it there. */
  readonly before: readonly Fields[];
  readonly form: (cart: ShopCart) => Promise<Fields>;
  readonly model: {readonly before: Model; readonly after: Model};
  /** What the shopper has typed, which a page that tells a failure shows again. */
  readonly typed?: string;
};

function good(kind: 'coffee' | 'gear'): Good {
  const found = goods.find(({donationVariantId}) => (donationVariantId === null) === (kind === 'gear'));
  if (found === undefined) throw new Error(`No ${kind} in the data`);
  return found;
}

const once = {planId: null, project: null};
const withLines = (...lines: readonly (readonly [Good, number])[]): Model => ({
  ...EMPTY_MODEL,
  lines: lines.map(([bought, quantity]) => ({...once, good: bought, quantity})),
});

const adding = ({variantId}: Good, quantity: number): Fields => ({
  intent: 'add',
  variantId,
  quantity: String(quantity),
});

async function lineIdOf(cart: ShopCart, {variantId}: Good): Promise<string> {
  const held = await cart.held();
  return held?.lines.nodes.find(({merchandise}) => merchandise.id === variantId)?.id ?? '';
}

/** A change of a cart that holds one piece of gear. */
function ofGear(operation: string, form: Fields, after: Partial<Model>, typed?: string): Change {
  const before = withLines([good('gear'), 1]);
  return {
    operation,
    before: [adding(good('gear'), 1)],
    form: () => Promise.resolve(form),
    model: {before, after: {...before, ...after}},
    ...(typed !== undefined && {typed}),
  };
}

function changes(): readonly Change[] {
  const [coffee, gear] = [good('coffee'), good('gear')];
  const card = withLines([gear, 1]);
  return [
    {
      operation: 'CartCreate',
      before: [],
      form: () => Promise.resolve(adding(coffee, 2)),
      model: {before: EMPTY_MODEL, after: withLines([coffee, 2])},
    },
    {
      operation: 'CartLinesAdd',
      before: [adding(gear, 1)],
      form: () => Promise.resolve(adding(coffee, 2)),
      model: {before: withLines([gear, 1]), after: withLines([gear, 1], [coffee, 2])},
    },
    {
      operation: 'CartLinesUpdate',
      before: [adding(coffee, 2)],
      form: async (cart) => ({intent: 'increase', lineId: await lineIdOf(cart, coffee)}),
      model: {before: withLines([coffee, 2]), after: withLines([coffee, 3])},
    },
    ofGear(
      'CartDiscountCodesUpdate',
      {intent: 'apply-code', code: 'LICHTUNG15'},
      {codes: ['LICHTUNG15']},
      'LICHTUNG15',
    ),
    ofGear(
      'CartGiftCardCodesAdd',
      {intent: 'apply-gift-card', code: 'TAU2500MOOS'},
      {giftCards: ['MOOS']},
      'TAU2500MOOS',
    ),
    {
      operation: 'CartGiftCardCodesRemove',
      before: [adding(gear, 1), {intent: 'apply-gift-card', code: 'TAU5000FARN'}],
      form: async (cart) => {
        const held = await cart.held();
        return {intent: 'remove-gift-card', giftCardId: held?.appliedGiftCards[0]?.id ?? ''};
      },
      model: {before: {...card, giftCards: ['FARN']}, after: card},
    },
    ofGear('CartNoteUpdate', {intent: 'write-note', note: NOTE}, {note: NOTE}, NOTE),
    ofGear('CartAttributesUpdate', {intent: 'write-note', note: '', gift: 'yes'}, {isGift: true}),
    ofGear('CartBuyerIdentityUpdate', {intent: 'choose-country', country: 'CH'}, {country: 'CH'}),
  ];
}

async function prepared({before, form}: Change) {
  const cart = createShopCart(running);
  for (const fields of before) await cart.send(fields);
  return {cart, fields: await form(cart), id: cart.cartId()};
}

/** What the platform holds, in the form of the model; a cart that is not there holds nothing. */
async function holds(cart: ShopCart) {
  const held = await cart.held();
  return held === null ? expectedOf(EMPTY_MODEL) : heldOf(held);
}

/** Sends a change under a fault, and looks whether shopper, model and platform are told the same. */
async function tryUnder(change: Change, fault: Omit<Fault, 'service'>): Promise<{readonly told: boolean}> {
  const control = controlOf(running.emulator);
  const {cart, fields, id} = await prepared(change);
  await control.breakDown({...fault, service: 'storefront'});
  const {status, body} = await cart.send(fields);
  await control.repair();
  // A code that may not be tried now is answered where its form stands.
  const staysAtForm = fault.kind === 'throttle' && 'code' in fields;
  expect(status).toBe(staysAtForm ? 429 : 303);
  const html = staysAtForm ? withoutScripts(body) : (await cart.shown()).html;
  const told = html.includes(TOLD(fault.kind));
  expect(await holds(cart)).toEqual(expectedOf(told ? change.model.before : change.model.after));
  if (id !== '') expect(cart.cartId()).toBe(id);
  if (told && change.typed !== undefined) expect(html).toContain(change.typed);
  return {told};
}

const OPERATIONS = [
  'CartCreate',
  'CartLinesAdd',
  'CartLinesUpdate',
  'CartDiscountCodesUpdate',
  'CartGiftCardCodesAdd',
  'CartGiftCardCodesRemove',
  'CartNoteUpdate',
  'CartAttributesUpdate',
  'CartBuyerIdentityUpdate',
] as const;

/** Faults, each with whether the shop gets over it by itself. */
const FAULTS = [
  [{kind: 'status', status: 503}, true],
  [{kind: 'throttle'}, false],
  [{kind: 'truncate'}, true],
  [{kind: 'drop'}, true],
  [{kind: 'commit-then-drop'}, true],
  [{kind: 'drop', times: 2}, false],
] as const satisfies readonly (readonly [Omit<Fault, 'service'>, boolean])[];

const changeOf = (operation: string): Change => {
  const change = changes().find((candidate) => candidate.operation === operation);
  if (change === undefined) throw new Error(`No change comes down to ${operation}`);
  return change;
};

describe('the shown result matches the cart after a platform failure', () => {
  const count = trials({quick: 1, full: 200});

  describe.each(OPERATIONS)('%s', (operation) => {
    it.each(FAULTS)(
      'under %j',
      async (fault, recovers) => {
        for (let trial = 0; trial < count; trial += 1) {
          const {told} = await tryUnder(changeOf(operation), {...fault, operation});
          expect(told).toBe(!recovers);
        }
      },
      20_000 * count,
    );
  });

  it('donation lines that could not be brought in step are in step once the cart is looked at', async () => {
    const {model, ...change} = changeOf('CartCreate');
    const cart = createShopCart(running);
    const fields = await change.form(cart);
    const control = controlOf(running.emulator);
    // The coffee comes with the new cart, its donation after that.
    await control.breakDown({service: 'storefront', kind: 'status', status: 503, times: 2, operation: 'CartLinesAdd'});
    await cart.send(fields);
    await control.repair();
    expect(await holds(cart)).toEqual({...expectedOf(model.after), donations: {}});
    await cart.shown();
    expect(await holds(cart)).toEqual(expectedOf(model.after));
  });

  it('while the cart cannot even be read, nothing is sent', async () => {
    const change = changeOf('CartLinesAdd');
    expect(await tryUnder(change, {kind: 'status', status: 503, operation: 'GetCartById', times: 2})).toEqual({
      told: true,
    });
  });
});

describe('when the platform takes too long', () => {
  /** So many carts wait side by side, so often: each waits for seconds, and more at once would wait for the machine too. */
  const {atOnce, rounds} = trials({quick: {atOnce: 1, rounds: 1}, full: {atOnce: 4, rounds: 50}});
  const timeout = 60_000 * rounds;

  /** Lets every change be late at once, waits until all of them are over, and gives the carts. */
  async function late(kind: 'delay' | 'black-hole', msOf: (operation: string) => number) {
    const control = controlOf(running.emulator);
    const all = OPERATIONS.flatMap((operation) => Array.from({length: atOnce}, () => changeOf(operation)));
    const ready = [];
    for (const change of all) ready.push({change, ...(await prepared(change))});
    for (const operation of OPERATIONS) {
      await control.breakDown({service: 'storefront', kind, ms: msOf(operation), operation, times: atOnce});
    }
    const end = Date.now() + Math.max(...OPERATIONS.map(msOf)) + 500;
    await Promise.all(ready.map(({cart, fields}) => cart.send(fields)));
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, end - Date.now())));
    await control.repair();
    return ready;
  }

  it(
    'every change is there once, the add also after a second press',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        for (const {change, cart, fields} of await late('delay', (name) => (name === 'CartLinesAdd' ? 7000 : 4600))) {
          // The add was told to have failed, though it may have arrived by now: the shopper presses again.
          if (change.operation === 'CartLinesAdd') await cart.send(fields);
          expect({[change.operation]: await holds(cart)}).toEqual({[change.operation]: expectedOf(change.model.after)});
        }
      }
    },
    timeout,
  );

  it(
    'a lost change is sent again, except an add',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        for (const {change, cart, fields} of await late('black-hole', () => 5000)) {
          if (change.operation === 'CartLinesAdd') {
            expect((await cart.shown()).html).toContain(TOLD('black-hole'));
            expect(await holds(cart)).toEqual(expectedOf(change.model.before));
            await cart.send(fields);
          }
          expect({[change.operation]: await holds(cart)}).toEqual({[change.operation]: expectedOf(change.model.after)});
        }
      }
    },
    timeout,
  );
});
