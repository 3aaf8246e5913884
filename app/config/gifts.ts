/** The platform's own gift card, which the platform issues and mails, or a gift subscription, which the service worker does. */
export const GIFT_KINDS = ['card', 'subscription'] as const;

export type GiftKind = (typeof GIFT_KINDS)[number];

/** What a gift takes: texts in characters, and how many days ahead it can be sent. */
type GiftLimits = {
  readonly name: number;
  readonly sender: number;
  readonly message: number;
  readonly days: number;
};

/**
 * The limits of each kind of gift. The platform takes names of 255 characters and messages of 200, the sender's name in the
 * closing line included. Source: https://shopify.dev/docs/storefronts/themes/product-merchandising/gift-cards
 * The service worker sends a gift subscription as late, whatever its line says (contracts/README.md).
 */
export const GIFT_LIMITS: Readonly<Record<GiftKind, GiftLimits>> = {
  card: {name: 100, sender: 40, message: 155, days: 90},
  subscription: {name: 100, sender: 100, message: 1000, days: 365},
};
