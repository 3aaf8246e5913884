import {firstShipmentDay, type Day, type DayRange} from '../../domain/delivery';
import {arrival} from '../../domain/product/arrival';
import {availability, type Availability} from '../../domain/product/availability';
import type {GalleryItem} from '../../domain/product/details';
import {planPriceTag, variantPriceTag, type PriceTag} from '../../domain/product/price';
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
  readonly price: PriceTag;
  readonly purchase: PurchaseModes;
  readonly firstShipment: Day;
  /** When an order of today is there; `null` where that cannot be said. */
  readonly arrival: DayRange | null;
};

type ShownProduct = Omit<Product, 'variants' | 'options' | 'pictures' | 'collections' | 'handles' | 'seo'>;
type ShownVariant = Omit<Variant, 'gallery' | 'plans'>;

/**
 * The offer behind a product's address on `today`; `number` is what `?variant=` carries.
 * `null` for a product without variants, which nobody can buy or look at.
 */
export function offer(product: Product, number: string | null, today: Day): Offer | null {
  const variant = selectVariant(product, number);
  if (!variant) return null;
  const purchase = purchaseModes(variant, product);
  const state = availability(variant, today);
  const {gallery: _gallery, plans: _plans, ...shownVariant} = variant;
  return {
    product: shownProduct(product),
    variant: shownVariant,
    gallery: galleryOf(product, variant),
    choices: optionChoices(product, variant),
    availability: state,
    price:
      purchase.preselected === 'subscription' && purchase.preselectedPlan
        ? planPriceTag(purchase.preselectedPlan)
        : variantPriceTag(variant),
    purchase,
    firstShipment: firstShipmentDay(today),
    arrival: arrival({kind: product.kind, variant, availability: state}, today),
  };
}

function shownProduct(product: Product): ShownProduct {
  const {
    variants: _variants,
    options: _options,
    pictures: _pictures,
    collections: _collections,
    handles: _handles,
    seo: _seo,
    ...shown
  } = product;
  return shown;
}

/** The variant's gallery, else the product's pictures with the variant's own in front. */
function galleryOf({pictures}: Product, {gallery, picture}: Variant): readonly GalleryItem[] {
  if (gallery.length > 0) return gallery;
  const all = picture ? [picture, ...pictures.filter(({path}) => path !== picture.path)] : pictures;
  return all.map((each) => ({kind: 'picture', picture: each}));
}
