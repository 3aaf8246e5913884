import {giftOffer, type GiftOffer} from '../../domain/cart/recipient';
import type {Day, DayRange} from '../../domain/delivery';
import {arrival} from '../../domain/product/arrival';
import {availability, firstShipment, isBuyable, type Availability} from '../../domain/product/availability';
import {isFreshlyRoasted} from '../../domain/product/freshness';
import type {Money} from '../../domain/money';
import {readChoice, type BuyChoice} from '../../domain/product/buy-choice';
import type {GalleryItem} from '../../domain/product/details';
import {offeredPriceTag, variantPriceTag, type DisplayedPrice} from '../../domain/product/price';
import type {PlanPrice, Product, Variant} from '../../domain/product/product';
import {mostAtOnce, purchaseModes, type PurchaseModes} from '../../domain/product/purchase';
import {optionChoices, selectVariant, type OptionChoice} from '../../domain/product/selection';

/** A product as its page shows it: with one variant chosen, and of the others no more than where to find them. */
export type Offer = {
  readonly product: ShownProduct;
  readonly variant: ShownVariant;
  readonly gallery: readonly GalleryItem[];
  /** Empty where `amounts` has all there is to choose. */
  readonly choices: readonly OptionChoice[];
  /** What a gift card, gift subscription or donation is to be worth, where that can be chosen: in the form itself. */
  readonly amounts: Amounts | null;
  /** What the address says is chosen in the form. */
  readonly chosen: BuyChoice;
  readonly availability: Availability;
  /** Of buying once, or with a plan where nothing is sold without one. */
  readonly price: DisplayedPrice;
  readonly purchase: PurchaseModes;
  /** `null` where nobody can say: a pre-order without a day. */
  readonly firstShipment: Day | null;
  /** Where it is for somebody else, by e-mail. */
  readonly gift: GiftOffer | null;
  /** When an order of today is there; `null` where that cannot be said. */
  readonly arrival: DayRange | null;
};

type Amounts = {
  readonly label: string;
  readonly options: readonly {readonly value: string; readonly label: string}[];
};

/** What the buy box says of a product; what there is to read about it comes apart (`reading.ts`). */
type ShownProduct = Pick<Product, 'id' | 'handle' | 'title' | 'kind' | 'badge' | 'breadcrumb' | 'b2bExclusive'> & {
  /** In a line below the title: the taste of a coffee, the maker of gear; `''` for anything else. */
  readonly words: string;
  readonly isCoffee: boolean;
  readonly isFresh: boolean;
  /** Who controls that it is organic, where that is said. */
  readonly organicCode: string | null;
};

type ShownVariant = Pick<Variant, 'id' | 'number' | 'price' | 'quantityAvailable' | 'deliveryTime' | 'deliveries'> & {
  readonly picture: string | null;
  /** Where its project is for the shopper to choose: a donation in the price, or the whole of it. */
  readonly donation: 'included' | 'whole' | null;
};

type OfferContext = {readonly today: Day; readonly format: {readonly money: (amount: Money) => string}};

/**
 * Returns the offer behind a product's address: `?variant=` carries the number of its variant, the rest what is chosen.
 * `null` for a product without variants, which nobody can buy or look at.
 */
export function offer(product: Product, search: URLSearchParams, {today, format}: OfferContext): Offer | null {
  const number = search.get('variant');
  const variant = selectVariant(product, number);
  if (!variant) return null;
  const priced = {...variant, plans: sharingPrices(variant.plans)};
  const purchase = purchaseModes(priced, product);
  const state = availability(variant, today);
  const amounts = amountsOf(product, format);
  const most = mostAtOnce(variant.quantityAvailable, state.state === 'pre-order');
  return {
    product: shownProduct(product),
    variant: shownVariant(product, variant),
    gallery: galleryOf(product, variant),
    choices: amounts === null ? optionChoices(product, variant) : [],
    amounts,
    chosen: readChoice(search, {...purchase, most}),
    availability: state,
    // Until an amount is chosen, the price is the least that it can be.
    price:
      amounts === null || number === variant.number
        ? offeredPriceTag(priced, product)
        : {...variantPriceTag(cheapest(product, variant)), isFrom: true},
    purchase,
    firstShipment: firstShipment(state, today),
    gift: giftOf(product, today),
    arrival: arrival({kind: product.kind, variant, availability: state}, today),
  };
}

function giftOf({kind, isGiftCard}: Product, today: Day): GiftOffer | null {
  if (kind !== 'gift-card') return null;
  return giftOffer(isGiftCard ? 'card' : 'subscription', today);
}

/** Lets plans of the same price share it: a document's data has an object once, and then names its place. */
function sharingPrices(plans: readonly PlanPrice[]): readonly PlanPrice[] {
  const shared = new Map<string, Pick<PlanPrice, 'price' | 'unitPrice'>>();
  return plans.map(({price, unitPrice, ...plan}) => {
    const key = JSON.stringify([price, unitPrice]);
    const prices = shared.get(key) ?? {price, unitPrice};
    shared.set(key, prices);
    return {...plan, ...prices};
  });
}

/** The variants of what is given away, which differ in nothing but their worth; `null` where there is no choice. */
function amountsOf({kind, options, variants}: Product, {money}: OfferContext['format']): Amounts | null {
  const offered = variants.filter(isBuyable);
  if ((kind !== 'gift-card' && kind !== 'donation') || offered.length < 2) return null;
  return {
    label: options.map(({name}) => name).join(' · '),
    options: offered.map(({id, price, options: values, deliveries}) => {
      const title = values.map(({value}) => value).join(', ');
      return {value: id, label: deliveries === null ? title : `${title} · ${money(price)}`};
    }),
  };
}

function cheapest({variants}: Product, first: Variant): Variant {
  return variants.filter(isBuyable).reduce((best, each) => (each.price.cents < best.price.cents ? each : best), first);
}

function shownProduct(product: Product): ShownProduct {
  const {id, handle, title, kind, badge, breadcrumb, b2bExclusive, coffee, vendor} = product;
  return {
    id,
    handle,
    title,
    kind,
    badge,
    breadcrumb,
    b2bExclusive,
    words: coffee ? coffee.taste.join(', ') : kind === 'gear' ? vendor : '',
    isCoffee: coffee !== null,
    isFresh: isFreshlyRoasted(coffee),
    organicCode: coffee?.organicSeal?.code ?? null,
  };
}

function shownVariant({kind}: Product, variant: Variant): ShownVariant {
  const {id, number, price, quantityAvailable, deliveryTime, deliveries} = variant;
  return {
    id,
    number,
    price,
    quantityAvailable,
    deliveryTime,
    deliveries,
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
