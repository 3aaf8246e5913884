import type {Good} from './goods';
import {isDonationLine, isFreeArticle, type PlatformCart} from './platform';

export type ModelLine = {
  readonly good: Good;
  readonly planId: string | null;
  /** `null`: the form named none. */
  readonly project: string | null;
  readonly quantity: number;
};

/** What a cart should hold, worked out by hand: the model that shop and platform are compared with. */
export type Model = {
  readonly lines: readonly ModelLine[];
  readonly codes: readonly string[];
  /** Last characters, in the order in which they were applied. */
  readonly giftCards: readonly string[];
  readonly note: string;
  readonly isGift: boolean;
  readonly country: string;
};

export const EMPTY_MODEL: Model = {lines: [], codes: [], giftCards: [], note: '', isGift: false, country: 'DE'};

const DEFAULT_PROJECT = 'SP022';

const isSame = (one: ModelLine, other: ModelLine) =>
  one.good.variantId === other.good.variantId && one.planId === other.planId && one.project === other.project;

/** Lines in which equal ones are one, and empty ones none. */
export function merged(lines: readonly ModelLine[]): readonly ModelLine[] {
  const result: ModelLine[] = [];
  for (const line of lines) {
    const index = result.findIndex((known) => isSame(known, line));
    const known = result[index];
    if (known === undefined) result.push(line);
    else result[index] = {...known, quantity: known.quantity + line.quantity};
  }
  return result.filter(({quantity}) => quantity > 0);
}

/** Which of some codes count for some lines; one code for goods counts per order, the first that applies. */
function counting(codes: readonly string[], lines: readonly ModelLine[]): ReadonlySet<string> {
  const counted = new Set<string>();
  let goodsCode = false;
  for (const code of codes) {
    const fits = code === 'NUR-KAFFEE' ? lines.some(({good}) => good.donationVariantId !== null) : lines.length > 0;
    if (code === 'VERSANDFREI') {
      if (fits) counted.add(code);
    } else if ((code === 'LICHTUNG15' || code === 'NUR-KAFFEE') && fits && !goodsCode) {
      counted.add(code);
      goodsCode = true;
    }
  }
  return counted;
}

/** A code is kept where it counts at once, and where it was there before. */
export function withCode(model: Model, code: string): Model {
  if (model.codes.includes(code)) return model;
  const codes = [...model.codes, code];
  return counting(codes, model.lines).has(code) ? {...model, codes} : model;
}

const keyOf = (variantId: string, planId: string | null, project: string | null) =>
  [variantId, planId ?? 'once', project ?? 'no project'].join(' ');

/** The model in a form that a cart of the platform can be compared with: what, in which plan, for whom → how many. */
export function expectedOf({lines, codes, giftCards, note, isGift, country}: Model) {
  const donations = new Map<string, number>();
  for (const {good, project, quantity} of lines) {
    if (good.donationVariantId === null) continue;
    const key = keyOf(good.donationVariantId, null, project ?? DEFAULT_PROJECT);
    donations.set(key, (donations.get(key) ?? 0) + quantity);
  }
  return {
    lines: Object.fromEntries(
      lines.map(({good, planId, project, quantity}) => [keyOf(good.variantId, planId, project), quantity]),
    ),
    donations: Object.fromEntries(donations),
    codes: [...codes],
    giftCards: [...giftCards],
    note,
    isGift,
    country,
  };
}

/** The platform's cart in the same form. */
export function heldOf(cart: PlatformCart): ReturnType<typeof expectedOf> {
  const keyed = (wanted: boolean) =>
    Object.fromEntries(
      cart.lines.nodes
        .filter((line) => !isFreeArticle(line) && isDonationLine(line) === wanted)
        .map(({merchandise, sellingPlanAllocation, attributes, quantity}) => [
          keyOf(
            merchandise.id,
            sellingPlanAllocation?.sellingPlan.id ?? null,
            attributes.find(({key}) => key === '_D')?.value ?? null,
          ),
          quantity,
        ]),
    );
  return {
    lines: keyed(false),
    donations: keyed(true),
    codes: cart.discountCodes.map(({code}) => code),
    giftCards: cart.appliedGiftCards.map(({lastCharacters}) => lastCharacters.toUpperCase()),
    note: cart.note ?? '',
    isGift: cart.attributes.some(({key, value}) => key === 'gift' && value === 'yes'),
    country: cart.buyerIdentity.countryCode ?? '',
  };
}
