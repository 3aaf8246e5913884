import fc from 'fast-check';
import {beforeAll, describe, expect, inject, it} from 'vitest';

import {cases, trials} from '../../support/full-run';
import {testGoods, type Good} from './goods';
import {EMPTY_MODEL, expectedOf, heldOf, merged, withCode, type Model, type ModelLine} from './model';
import {isDonationLine, isFreeArticle, type PlatformCart, type PlatformLine} from './platform';
import {createShopCart, type ShopCart} from './shop-cart';

const origins = {shop: inject('shopOrigin'), emulator: inject('emulatorOrigin')};
let goods: readonly Good[] = [];

beforeAll(async () => {
  goods = await testGoods(origins.emulator);
});

/** Something that a shopper does; `at` chooses a line among those that are there. */
type Step =
  | {
      readonly kind: 'add';
      readonly good: number;
      readonly plan: number;
      readonly project: string | null;
      readonly quantity: number;
    }
  | {readonly kind: 'update'; readonly at: number; readonly quantity: number}
  | {readonly kind: 'increase' | 'decrease' | 'remove'; readonly at: number}
  | {readonly kind: 'change-plan'; readonly at: number; readonly plan: number}
  | {readonly kind: 'change-project'; readonly at: number; readonly project: string}
  | {readonly kind: 'apply-code' | 'remove-code'; readonly code: string}
  | {readonly kind: 'apply-gift-card'; readonly code: string}
  | {readonly kind: 'remove-gift-card'; readonly at: number}
  | {readonly kind: 'write-note'; readonly note: string; readonly isGift: boolean}
  | {readonly kind: 'choose-country'; readonly country: string};

const at = fc.nat({max: 9});
const project = fc.constantFrom('SP022', 'SP023', 'SP024');
const code = fc.constantFrom('LICHTUNG15', 'VERSANDFREI', 'NUR-KAFFEE', 'ABGELAUFEN', 'GIBT-ES-NICHT');

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      good: fc.nat({max: 4}),
      plan: fc.nat({max: 2}),
      project: fc.option(project),
      quantity: fc.integer({min: 1, max: 3}),
    }),
  },
  {weight: 1, arbitrary: fc.record({kind: fc.constant('update' as const), at, quantity: fc.nat({max: 4})})},
  {weight: 3, arbitrary: fc.record({kind: fc.constantFrom('increase', 'decrease', 'remove'), at})},
  {weight: 2, arbitrary: fc.record({kind: fc.constant('change-plan' as const), at, plan: fc.nat({max: 2})})},
  {weight: 2, arbitrary: fc.record({kind: fc.constant('change-project' as const), at, project})},
  {weight: 2, arbitrary: fc.record({kind: fc.constantFrom('apply-code', 'remove-code'), code})},
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('apply-gift-card' as const),
      code: fc.constantFrom('TAU2500MOOS', 'tau5000farn', 'TAU0000LEER', 'TAU9999KEIN'),
    }),
  },
  {weight: 1, arbitrary: fc.record({kind: fc.constant('remove-gift-card' as const), at})},
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('write-note' as const),
      note: fc.constantFrom('', 'Bitte klingeln'),
      isGift: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({kind: fc.constant('choose-country' as const), country: fc.constantFrom('DE', 'CH')}),
  },
);

const goodOf = (index: number): Good => {
  const good = goods[index];
  if (good === undefined) throw new Error(`The data hold no thing number ${index} with plenty in stock`);
  return good;
};

/** No plan, or one of those that a thing has. */
const planOf = (good: Good, index: number) => good.planIds[index - 1] ?? null;

/** The lines that a shopper can change. */
const ownLines = (cart: PlatformCart | null): readonly PlatformLine[] =>
  (cart?.lines.nodes ?? []).filter((line) => !isDonationLine(line) && !isFreeArticle(line));

function chosenLine(model: Model, cart: PlatformCart | null, index: number) {
  const lines = ownLines(cart);
  const line = lines[index % Math.max(lines.length, 1)];
  const known = model.lines.find(
    ({good, planId, project: own}) =>
      good.variantId === line?.merchandise.id &&
      planId === (line.sellingPlanAllocation?.sellingPlan.id ?? null) &&
      own === (line.attributes.find(({key}) => key === '_D')?.value ?? null),
  );
  return line === undefined || known === undefined ? null : {lineId: line.id, known};
}

type Wish = {readonly fields: Readonly<Record<string, string>>; readonly model: Model};

function changed(model: Model, known: ModelLine, traits: Partial<ModelLine>): Model {
  return {...model, lines: merged(model.lines.map((line) => (line === known ? {...line, ...traits} : line)))};
}

/** The form of a step about one line, and the model after it; `null` where there is no line or it offers no such form. */
function lineWish(wish: Extract<Step, {at: number}>, model: Model, cart: PlatformCart | null): Wish | null {
  if (wish.kind === 'remove-gift-card') return null;
  const chosen = chosenLine(model, cart, wish.at);
  if (chosen === null) return null;
  const {lineId, known} = chosen;
  const fields = {intent: wish.kind, lineId};
  switch (wish.kind) {
    case 'update':
      return {
        fields: {...fields, quantity: String(wish.quantity)},
        model: changed(model, known, {quantity: wish.quantity}),
      };
    case 'increase':
      return {fields, model: changed(model, known, {quantity: known.quantity + 1})};
    case 'decrease':
      return {fields, model: changed(model, known, {quantity: known.quantity - 1})};
    case 'remove':
      return {fields, model: changed(model, known, {quantity: 0})};
    case 'change-plan': {
      if (known.good.planIds.length === 0) return null;
      const planId = planOf(known.good, wish.plan);
      // Coffee says to which project, as soon as it may become a subscription.
      const project = known.project ?? (known.good.donationVariantId === null ? null : 'SP022');
      return {fields: {...fields, sellingPlanId: planId ?? ''}, model: changed(model, known, {planId, project})};
    }
    case 'change-project':
      if (known.good.donationVariantId === null) return null;
      return {fields: {...fields, project: wish.project}, model: changed(model, known, {project: wish.project})};
  }
}

function addWish({good: index, plan, project: own, quantity}: Extract<Step, {kind: 'add'}>, model: Model): Wish {
  const good = goodOf(index);
  const planId = planOf(good, plan);
  const line = {good, planId, project: own, quantity};
  return {
    fields: {
      intent: 'add',
      variantId: good.variantId,
      quantity: String(quantity),
      sellingPlanId: planId ?? '',
      ...(own !== null && {project: own}),
    },
    model: {...model, lines: merged([...model.lines, line])},
  };
}

function cardWish(wish: Step, model: Model, cart: PlatformCart | null): Wish | null {
  if (wish.kind === 'apply-gift-card') {
    const last = wish.code.slice(-4).toUpperCase();
    const isGood = ['MOOS', 'FARN'].includes(last) && !model.giftCards.includes(last);
    const giftCards = isGood ? [...model.giftCards, last] : model.giftCards;
    return {fields: {intent: wish.kind, code: wish.code}, model: {...model, giftCards}};
  }
  const cards = cart?.appliedGiftCards ?? [];
  const card = wish.kind === 'remove-gift-card' ? cards[wish.at % Math.max(cards.length, 1)] : undefined;
  if (card === undefined) return null;
  const giftCards = model.giftCards.filter((last) => last !== card.lastCharacters.toUpperCase());
  return {fields: {intent: 'remove-gift-card', giftCardId: card.id}, model: {...model, giftCards}};
}

/** What a shopper would send for a step, and what the cart should hold then; `null` where there is nothing to send. */
function wishOf(wish: Step, model: Model, cart: PlatformCart | null): Wish | null {
  if (wish.kind === 'add') return addWish(wish, model);
  if (cart === null) return null;
  switch (wish.kind) {
    case 'apply-code':
      return {fields: {intent: wish.kind, code: wish.code.toLowerCase()}, model: withCode(model, wish.code)};
    case 'remove-code':
      return {
        fields: {intent: wish.kind, code: wish.code},
        model: {...model, codes: model.codes.filter((known) => known !== wish.code)},
      };
    case 'apply-gift-card':
    case 'remove-gift-card':
      return cardWish(wish, model, cart);
    case 'write-note':
      return {
        fields: {intent: wish.kind, note: wish.note, ...(wish.isGift && {gift: 'yes'})},
        model: {...model, note: wish.note, isGift: wish.isGift},
      };
    case 'choose-country':
      return {fields: {intent: wish.kind, country: wish.country}, model: {...model, country: wish.country}};
    default:
      return lineWish(wish, model, cart);
  }
}

async function expectShown(shopCart: ShopCart, cart: PlatformCart): Promise<void> {
  const shown = await shopCart.shown();
  const own = ownLines(cart);
  expect(shown.status).toBe(200);
  expect(shown.lines).toEqual(new Map(own.map(({id, quantity}) => [id, quantity])));
  const free = cart.lines.nodes.filter(isFreeArticle);
  const pieces = [...own, ...free].reduce((sum, {quantity}) => sum + quantity, 0);
  expect(shown.badge).toBe(String(pieces));
  expect(free.reduce((sum, {quantity}) => sum + quantity, 0)).toBeLessThanOrEqual(1);
  if (own.length === 0) return;
  expect(shown.codes).toEqual(cart.discountCodes.map((known) => known.code));
  expect(shown.giftCards).toEqual(cart.appliedGiftCards.map(({id}) => id));
}

async function expectInMinicart(shopCart: ShopCart, cart: PlatformCart): Promise<void> {
  const {totalQuantity, summary} = await shopCart.minicart();
  const {oneTime, subscription} = summary.groups;
  const items = [...oneTime, ...subscription];
  const quantities = (lines: readonly {readonly id: string; readonly quantity: number}[]) =>
    Object.fromEntries(lines.map(({id, quantity}) => [id, quantity]));
  const held = cart.lines.nodes;
  const sum = (lines: readonly PlatformLine[]) => lines.reduce((total, {quantity}) => total + quantity, 0);
  expect(quantities(items.map(({line}) => line))).toEqual(quantities(held.filter((line) => !isDonationLine(line))));
  expect(quantities(subscription.map(({line}) => line))).toEqual(quantities(held.filter(hasPlan)));
  // Donation lines stand under their coffee as its project, and every one of them does.
  expect(new Set(items.flatMap(({project}) => project ?? []))).toEqual(
    new Set(held.filter(isDonationLine).flatMap(({attributes}) => attributes.map(({value}) => value))),
  );
  expect(items.filter(({isFreeArticle: isFree}) => isFree)).toHaveLength(held.filter(isFreeArticle).length);
  expect(totalQuantity).toBe(sum(held));
  expect(summary.displayedQuantity).toBe(sum(held.filter((line) => !isDonationLine(line))));
  expect(summary.discountCodes).toEqual(cart.discountCodes);
  expect(summary.giftCards.map(({id}) => id)).toEqual(cart.appliedGiftCards.map(({id}) => id));
  expect([summary.note, summary.isGift, summary.delivery.country]).toEqual([
    cart.note ?? '',
    cart.attributes.some(({key, value}) => key === 'gift' && value === 'yes'),
    cart.buyerIdentity.countryCode,
  ]);
}

const hasPlan = ({sellingPlanAllocation}: PlatformLine) => sellingPlanAllocation !== null;

describe('whatever a shopper does, in whatever order', () => {
  it(
    'model, platform, cart page and minicart agree, donation lines included',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, {minLength: 2, maxLength: 6}), async (steps) => {
          const shopCart = createShopCart(origins);
          let model = EMPTY_MODEL;
          let held: PlatformCart | null = null;
          for (const next of steps) {
            const wish = wishOf(next, model, held);
            if (wish === null) continue;
            expect((await shopCart.send(wish.fields)).status).toBe(303);
            ({model} = wish);
            held = await shopCart.held();
            expect(held).not.toBeNull();
            if (held !== null) expect(heldOf(held)).toEqual(expectedOf(model));
          }
          if (held === null) return;
          await expectShown(shopCart, held);
          await expectInMinicart(shopCart, held);
        }),
        cases({quick: 50, full: 5000}),
      );
    },
    trials({quick: 120_000, full: 3_600_000}),
  );
});
