import catalogue from 'virtual:seed/catalogue';
import platform from 'virtual:seed/platform';
import type {SeedDiscountCode, SeedGiftCard, SeedSellingPlan} from './types';

/** The intervals of the subscriptions. */
export const sellingPlans: readonly SeedSellingPlan[] = catalogue.sellingPlans;

/** Codes of every kind, one of them expired. */
export const discountCodes: readonly SeedDiscountCode[] = platform.discountCodes;

/** Gift cards with what is left on them; one is used up. */
export const giftCards: readonly SeedGiftCard[] = platform.giftCards;
