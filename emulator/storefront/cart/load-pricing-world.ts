import {now} from '../../shared/clock';
import type {StorefrontEnv} from '../env';
import {shop} from '../shop';
import type {CartState} from './cart-state';
import type {GiftCard, PricingWorld} from './pricing-world';

type PricingEnv = Pick<StorefrontEnv, 'STOCK' | 'GIFT_CARDS' | 'DISCOUNT_USAGE' | 'CLOCK_OFFSET_MS'>;

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
  const [inStock, giftCards, usage] = await Promise.all([
    stock ?? env.STOCK.getByName(ONLY).read(),
    giftCardCodes.length === 0 ? new Map<string, GiftCard>() : env.GIFT_CARDS.getByName(ONLY).findAll(giftCardCodes),
    buyer.email === null || discountCodes.length === 0
      ? new Set<string>()
      : env.DISCOUNT_USAGE.getByName(ONLY).usedBy(buyer.email),
  ]);
  return {catalogue: shop().catalogue, stock: inStock, giftCards, usage, now: now(env)};
}
