import type {Day, DayRange} from '../../domain/delivery';
import {arrival} from '../../domain/product/arrival';
import {availability, firstShipment, type Availability} from '../../domain/product/availability';
import type {GalleryItem} from '../../domain/product/details';
import {planPriceTag, variantPriceTag, type DisplayedPrice} from '../../domain/product/price';
import type {Product, Variant} from '../../domain/product/product';
import {purchaseModes, type PurchaseModes} from '../../domain/product/purchase';
import {optionChoices, selectVariant, type OptionChoice} from '../../domain/product/selection';

/** A product as its page shows it: with one variant chosen, and of the others no more than where to find them. */
export type Offer = {
  readonly product: ShownProduct;
  readonly variant: ShownVariant;
  readonly gallery: readonly GalleryItem[];
  readonly choices: readonly OptionChoice[];
  readonly availability: Availability;
  /** Of buying once, or with the first plan where nothing is sold without one. */
  readonly price: DisplayedPrice;
  readonly purchase: PurchaseModes;
  /** `null` where nobody can say: a pre-order without a day. */
  readonly firstShipment: Day | null;
  /** Where it is for somebody else, by e-mail: the day on which it can be sent at the earliest. */
  readonly giftFrom: Day | null;
  /** When an order of today is there; `null` where that cannot be said. */
  readonly arrival: DayRange | null;
};

/** What the buy box says of a product; what there is to read about it comes apart (`reading.ts`). */
type ShownProduct = Pick<Product, 'id' | 'handle' | 'title' | 'kind' | 'badge' | 'breadcrumb' | 'b2bExclusive'> & {
  /** In a line below the title: the taste of a coffee, the maker of gear; `''` for anything else. */
  readonly words: string;
  readonly isCoffee: boolean;
  /** Who controls that it is organic, where that is said. */
  readonly organicCode: string | null;
};

type ShownVariant = Pick<Variant, 'id' | 'number' | 'price' | 'quantityAvailable' | 'deliveryTime' | 'deliveries'> & {
  readonly picture: string | null;
  /** Where its project is for the shopper to choose: a donation in the price, or the whole of it. */
  readonly donation: 'included' | 'whole' | null;
};

/**
 * The offer behind a product's address on `today`; `number` is what `?variant=` carries.
 * `null` for a product without variants, which nobody can buy or look at.
 */
export function offer(product: Product, number: string | null, today: Day): Offer | null {
  const variant = selectVariant(product, number);
  if (!variant) return null;
  const purchase = purchaseModes(variant, product);
  const state = availability(variant, today);
  return {
    product: shownProduct(product),
    variant: shownVariant(product, variant),
    gallery: galleryOf(product, variant),
    choices: optionChoices(product, variant),
    availability: state,
    price:
      purchase.preselected === 'subscription' && purchase.preselectedPlan
        ? planPriceTag(purchase.preselectedPlan)
        : variantPriceTag(variant),
    purchase,
    firstShipment: firstShipment(state, today),
    giftFrom: product.kind === 'gift-card' ? today : null,
    arrival: arrival({kind: product.kind, variant, availability: state}, today),
  };
}

function shownProduct(product: Product): ShownProduct {
  const {id, handle, title, kind, badge, breadcrumb, b2bExclusive, coffee, vendor} = product;
  return {
    ...{id, handle, title, kind, badge, breadcrumb, b2bExclusive},
    words: coffee ? coffee.taste.join(', ') : kind === 'gear' ? vendor : '',
    isCoffee: coffee !== null,
    organicCode: coffee?.organicSeal?.code ?? null,
  };
}

function shownVariant({kind}: Product, variant: Variant): ShownVariant {
  const {id, number, price, quantityAvailable, deliveryTime, deliveries} = variant;
  return {
    ...{id, number, price, quantityAvailable, deliveryTime, deliveries},
    picture: variant.picture?.path ?? null,
    donation: kind === 'donation' ? 'whole' : variant.donationVariantId === null ? null : 'included',
  };
}

/** The variant's gallery, else the product's pictures with the variant's own in front. */
function galleryOf({pictures}: Product, {gallery, picture}: Variant): readonly GalleryItem[] {
  if (gallery.length > 0) return gallery;
  const all = picture ? [picture, ...pictures.filter(({path}) => path !== picture.path)] : pictures;
  return all.map((each) => ({kind: 'picture', picture: each}));
}
