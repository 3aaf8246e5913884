import catalogue from 'virtual:seed/catalogue';
import platform from 'virtual:seed/platform';
import type {SeedDiscountCode, SeedGiftCard, SeedSellingPlan} from './types';

/** The intervals of the subscriptions. */
export const sellingPlans: readonly SeedSellingPlan[] = catalogue['selling-plans'];

/** Codes of every kind, one of them expired. */
export const discountCodes: readonly SeedDiscountCode[] = platform['discount-codes'];

/** Gift cards with what is left on them; one is used up. */
export const giftCards: readonly SeedGiftCard[] = platform['gift-cards'];
