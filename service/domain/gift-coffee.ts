/** A variant of a coffee, as far as a gift asks. */
export type Bag = {
  readonly number: number;
  readonly options: readonly string[];
  /** Its weight in grams; 0 where the merchant entered none. */
  readonly grams: number;
  readonly isAvailable: boolean;
  readonly isArchived: boolean;
};

/** A product of the catalogue, as far as a gift asks. */
export type GiftProduct = {
  readonly number: number;
  readonly isCoffee: boolean;
  readonly tags: readonly string[];
  readonly isForBusinesses: boolean;
  readonly requiresPlan: boolean;
  readonly hasPlan: boolean;
  readonly bags: readonly Bag[];
};

/** How an option says that the beans are whole, in both languages. */
const WHOLE_BEANS = /bohne|bean/i;

/**
 * Chooses what a gift brings: of the first coffee that can be bought, else of the first one, the smallest bag of whole beans. Decaf, what has
 * no plan or needs one, what businesses buy, and what is made no more are left out.
 *
 * @param products in the merchant's order
 * @returns `null` if there is none
 */
export function giftCoffeeOf(
  products: readonly GiftProduct[],
): {readonly product: number; readonly variant: number} | null {
  const coffees = products.flatMap((product) => {
    const bag = isGiven(product) ? giftBag(product) : null;
    return bag === null ? [] : [{product: product.number, bag}];
  });
  const chosen = coffees.find(({bag}) => bag.isAvailable) ?? coffees[0];
  return chosen === undefined ? null : {product: chosen.product, variant: chosen.bag.number};
}

function isGiven({isCoffee, tags, isForBusinesses, requiresPlan, hasPlan}: GiftProduct): boolean {
  return isCoffee && hasPlan && !requiresPlan && !isForBusinesses && !tags.includes('decaf');
}

/** Returns the smallest bag of whole beans; of all bags where no option speaks of beans. */
function giftBag({bags}: GiftProduct): Bag | null {
  const made = bags.filter(({isArchived}) => !isArchived);
  const whole = made.filter(({options}) => options.some((option) => WHOLE_BEANS.test(option)));
  const [smallest = null] = (whole.length > 0 ? whole : made).toSorted((a, b) => sizeOf(a) - sizeOf(b));
  return smallest;
}

function sizeOf({grams}: Bag): number {
  return grams > 0 ? grams : Number.MAX_SAFE_INTEGER;
}
