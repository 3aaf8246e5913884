import {DONATION, LIMITS} from '../../config/commerce';
import {isSocialProject, namedProject} from '../donation';
import {globalId, globalNumber} from '../global-id';
import type {LineToAdd} from './line-content';
import {priceKey, type SeenPrices} from './seen-prices';

const ENTRY = /^([1-9]\d{0,18})-([1-9]\d{0,8})-(\d{0,19})-(\w{0,10})(?:-(\d{1,8}))?$/;

/** A line that is written with the price of one piece that its shopper has seen, in cents. */
export type PricedLine = LineToAdd & {readonly seenCents: number};

/**
 * Writes the lines of a cart as one short text: variant, quantity, plan, project and price of each. Whom a gift is for is not
 * in it. Beyond the lines that one link may bring, nothing is kept (Decisions, Cart: an expired cart comes back).
 */
export function writeRecentlyOrdered(lines: readonly PricedLine[]): string {
  return lines
    .slice(0, LIMITS.linkLines)
    .map(({variantId, quantity, sellingPlanId, attributes, seenCents}) => {
      const plan = sellingPlanId === null ? '' : globalNumber(sellingPlanId);
      return [globalNumber(variantId), quantity, plan, namedProject(attributes) ?? '', seenCents].join('-');
    })
    .join('.');
}

/** Reads the lines that such a text stands for; none for what is no such text. */
export function readRecentlyOrdered(text: string | null): readonly LineToAdd[] {
  return entriesOf(text).map(({line}) => line);
}

/** Reads the prices in such a text: entries of an older kind have none. */
export function readSeenPrices(text: string | null): SeenPrices {
  return new Map(
    entriesOf(text).flatMap(({line, cents}) => (cents === undefined ? [] : [[priceKey(line), Number(cents)]])),
  );
}

function entriesOf(text: string | null) {
  const matches = (text ?? '').split('.').map((entry) => ENTRY.exec(entry));
  if (matches.length > LIMITS.linkLines || matches.includes(null)) return [];
  return matches.flatMap((match) => {
    const [, variant = '', quantity = '', plan = '', project = '', cents] = match ?? [];
    const line: LineToAdd = {
      variantId: globalId('ProductVariant', variant),
      quantity: Math.min(Number(quantity), LIMITS.quantityMax),
      sellingPlanId: plan === '' ? null : globalId('SellingPlan', plan),
      attributes: isSocialProject(project) ? [{key: DONATION.attributeKey, value: project}] : [],
    };
    return [{line, cents}];
  });
}
