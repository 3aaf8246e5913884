import {now} from '../../shared/clock';
import type {StorefrontEnv} from '../env';
import type {SeedDiscountCode} from '../../seed/types';
import type {Catalogue} from '../catalogue';
import {shop} from '../shop';
import type {CartState} from './cart-state';
import type {GiftCard, PricingWorld} from './pricing-world';

type PricingEnv = Pick<StorefrontEnv, 'STOCK' | 'GIFT_CARDS' | 'DISCOUNT_USAGE' | 'ISSUED_CODES' | 'CLOCK_OFFSET_MS'>;

/** The names of the objects of which there is one. */
export const ONLY = 'shop';

/**
 * Gathers what the price of a cart depends on.
 *
 * @param stock the stock where it was read already
 */
export async function loadPricingWorld(
  env: PricingEnv,
  {giftCardCodes, discountCodes, buyer}: Pick<CartState, 'giftCardCodes' | 'discountCodes' | 'buyer'>,
  stock?: ReadonlyMap<number, number>,
): Promise<PricingWorld> {
  const [inStock, giftCards, usage, catalogue] = await Promise.all([
    stock ?? env.STOCK.getByName(ONLY).read(),
    giftCardCodes.length === 0 ? new Map<string, GiftCard>() : env.GIFT_CARDS.getByName(ONLY).findAll(giftCardCodes),
    buyer.email === null || discountCodes.length === 0
      ? new Set<string>()
      : env.DISCOUNT_USAGE.getByName(ONLY).usedBy(buyer.email),
    withIssuedCodes(env, discountCodes),
  ]);
  return {catalogue, stock: inStock, giftCards, usage, now: now(env)};
}

/** The catalogue, which also knows those of the codes that were issued to single people. */
async function withIssuedCodes({ISSUED_CODES}: PricingEnv, codes: readonly string[]): Promise<Catalogue> {
  const {catalogue} = shop();
  const unknown = [...new Set(codes.map((code) => code.toUpperCase()))].filter(
    (code) => catalogue.discountCode(code) === null,
  );
  if (unknown.length === 0) return catalogue;
  const issued = new Map<string, SeedDiscountCode>();
  for (const code of await Promise.all(unknown.map((name) => ISSUED_CODES.getByName(name).read()))) {
    if (code !== null) issued.set(code.code.toUpperCase(), code);
  }
  return {
    ...catalogue,
    discountCode: (code) => catalogue.discountCode(code) ?? issued.get(code.toUpperCase()) ?? null,
  };
}
