import shop from '../../store/merchant/shop.json';

/** The handles of the product that is a gift subscription, those of all languages: an order names the product in the shop's first one. */
export const GIFT_SUBSCRIPTION_HANDLES: readonly string[] = Object.values(shop.giftSubscription);
