import type {Money} from '../money';
import type {ImageSource} from '../picture';
import type {Product} from '../product/product';

/** A product that can be taken into a subscription, with its variants as forms name them. */
export type ProductChoice = {
  readonly handle: string;
  readonly title: string;
  readonly isCoffee: boolean;
  readonly picture: ImageSource | null;
  readonly variants: readonly {
    /** Number of the variant, and ':coffee' for one of a coffee. */
    readonly value: string;
    readonly title: string;
    readonly price: Money;
    readonly availableForSale: boolean;
  }[];
};

/** A product of the catalogue as a choice; variants that left the portfolio are left out. `null` where none is left. */
export function productChoice({handle, title, kind, pictures, variants}: Product): ProductChoice | null {
  const isCoffee = kind === 'coffee';
  const offered = variants.filter(({archived}) => !archived);
  if (offered.length === 0 || kind === 'gift-card' || kind === 'donation') return null;
  return {
    handle,
    title,
    isCoffee,
    picture: pictures[0] ?? null,
    variants: offered.map(({number, options, price, plans, availableForSale}) => ({
      value: isCoffee ? `${number}:coffee` : number,
      title: options.map(({value}) => value).join(', '),
      price: plans[0]?.price ?? price,
      availableForSale,
    })),
  };
}
