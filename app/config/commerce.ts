import shop from '../../store/merchant/shop.json' with {type: 'json'};

import type {Language} from './languages';

/** Rates, figures and names of the merchant are settings; those of the specification's section 9 have its values. */
export const SHIPPING = shop.shipping;
export const RETURN_DAYS = shop.returnDays;
export const SUBSCRIPTION = shop.subscription;
/** Handles of the collections that the home page shows, in both languages the same. */
export const HOME_COLLECTIONS = shop.collections;
/** The handles of the gift subscription's product and of the gift card. */
export const GIFT_SUBSCRIPTION_HANDLES: Readonly<Record<Language, string>> = shop.giftSubscription;
export const GIFT_CARD_HANDLES: Readonly<Record<Language, string>> = shop.giftCard;

export const DEFAULT_CURRENCY = 'EUR';

/** Specification, section 3, Social project. */
export const SOCIAL_PROJECTS = [
  {code: 'SP022', key: 'water'},
  {code: 'SP023', key: 'farming'},
  {code: 'SP024', key: 'education'},
] as const;

export type SocialProject = (typeof SOCIAL_PROJECTS)[number]['code'];

/** Included in the price of coffee. */
export const DONATION = {
  centsPerKilogram: shop.donationCentsPerKilogram,
  defaultProject: 'SP022' satisfies SocialProject,
  attributeKey: '_D',
} as const;

/** The perks of a cart in the order in which they are reached; a perk that is not enabled is neither shown nor given. */
export const PERKS = [
  {id: 'free-shipping', fromCents: SHIPPING.freeFromCents, enabled: true},
  {id: 'free-article', ...shop.freeArticle},
] as const;

export type PerkId = (typeof PERKS)[number]['id'];

/** Specification, section 9, Page sizes and limits, where code reads them (the others: `graphql/storefront`), and the limits of forms. */
export const LIMITS = {
  quantityMax: 999,
  metafieldReferences: 250,
  codeLength: 64,
  noteLength: 500,
  /** Lines that one link may put into a cart. */
  linkLines: 50,
} as const;

/** An attribute of the whole cart: it is a present, and no price may lie in the parcel. */
export const GIFT_ATTRIBUTE = {key: 'gift', value: 'yes'} as const;

/** Tags of gear that brews espresso; all other gear is for filter coffee. */
export const ESPRESSO_GEAR_TAGS: readonly string[] = ['espresso-machine', 'moka-pot', 'espresso'];

/** The tag of a set of nothing but coffee. */
export const COFFEE_SET_TAG = 'coffee-set';

/** From this many pieces downwards a product page says how many are left. */
export const SCARCE_FROM = 5;

/** Specification, section 9, Collections: what goes with a cart; the environment says which collections these are. */
export const CART_COLLECTIONS = ['gear', 'espressoCoffee', 'filterCoffee', 'mixed'] as const;

export type CartCollection = (typeof CART_COLLECTIONS)[number];

/** Specification, section 9, Timings. */
export const TIMINGS = {
  tokenStalenessSeconds: 100,
  announcementScrollPixels: 600,
  perkAnimationMilliseconds: 1000,
  mobileMenuScrollOffset: 60,
} as const;

/** Specification, section 9, Footer SEO link columns: links per column by the number of subsections. */
export const FOOTER_LINKS_PER_COLUMN = {1: 6, 2: 4, 3: 12, 4: 15} as const;
export const FOOTER_LINKS_PER_COLUMN_OTHERWISE = 15;

/** Coffees that the landing page of the subscription begins with. */
export const SUBSCRIPTION_STARTERS = 6;

/** The fields of the buy box that the address of a product keeps beside its variant. */
export const CHOICE_PARAMETERS = ['purchase', 'sellingPlanId', 'project', 'quantity'] as const;
