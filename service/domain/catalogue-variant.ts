/** A variant of the catalogue in one language. */
export type CatalogueVariant = {
  readonly number: number;
  readonly product: {
    readonly number: number;
    readonly title: string;
    readonly handle: string;
    readonly tags: readonly string[];
  };
  /** The title on the shop's pages, such as `Waldgold Espresso, 250 g, Ganze Bohne`. */
  readonly title: string;
  readonly optionValues: readonly string[];
  /** Whether it can be bought now. */
  readonly isAvailable: boolean;
  /** Pieces in stock, below 0 if more were sold than there were; `null` if they are not counted. */
  readonly quantity: number | null;
};
