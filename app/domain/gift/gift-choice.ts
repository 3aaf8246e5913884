import type {Money} from '../money';
import type {ImageSource} from '../picture';
import {isBuyable} from '../product/availability';
import type {Product, Variant} from '../product/product';
import {purchaseModes, type PurchaseModes} from '../product/purchase';

/** A gift subscription to put together: every number of deliveries and kind of coffee that can be bought now. */
export type GiftChoice = {
  readonly title: string;
  readonly handle: string;
  readonly picture: ImageSource | null;
  /** The first is preselected. */
  readonly variants: readonly {readonly id: string; readonly title: string; readonly price: Money}[];
  readonly first: Pick<Variant, 'id' | 'number' | 'price' | 'quantityAvailable'>;
  readonly purchase: PurchaseModes;
};

/** Returns the choices of a gift subscription's form; `null` where no variant can be bought. */
export function giftChoice(product: Product): GiftChoice | null {
  const variants = product.variants.filter(isBuyable);
  const [chosen] = variants;
  if (chosen === undefined) return null;
  const {id, number, price, quantityAvailable} = chosen;
  return {
    title: product.title,
    handle: product.handle,
    picture: chosen.picture ?? product.pictures[0] ?? null,
    variants: variants.map(({id: each, options, price: cost}) => ({
      id: each,
      title: options.map(({value}) => value).join(', '),
      price: cost,
    })),
    first: {id, number, price, quantityAvailable},
    purchase: purchaseModes(chosen, product),
  };
}
