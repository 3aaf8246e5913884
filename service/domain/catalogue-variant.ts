/** A variant of the catalogue in one language. */
export type CatalogueVariant = {
  readonly number: number;
  readonly product: {
    readonly number: number;
    readonly title: string;
    readonly handle: string;
    readonly tags: readonly string[];
  };
  /** What people call it: `Waldgold Espresso, 250 g, Ganze Bohne`, as on the shop's pages. */
  readonly title: string;
  readonly optionValues: readonly string[];
  /** Whether it can be bought now. */
  readonly isAvailable: boolean;
  /** Pieces in stock, below 0 where more was sold than was there; `null` where nobody counts them. */
  readonly quantity: number | null;
  /** The variant's metafields `gift_subscription.deliveries` and `gift_subscription.coffee`. */
  readonly giftDeliveries: string | null;
  readonly giftCoffee: string | null;
};
