import type {Language} from './languages';

export const DEFAULT_CURRENCY = 'EUR';

/** Specification, section 9, Shipping. The rates that the checkout charges are the platform's: they have to be the same there. */
export const SHIPPING = {
  freeFromCents: 3900,
  feeCents: 490,
  /** Working days from order to door, in Germany. */
  deliveryDays: {min: 1, max: 3},
} as const;

/** Returns are free within this many days of delivery. */
export const RETURN_DAYS = 14;

/** Specification, section 9, Subscription and donation. What a plan saves is in the platform's prices (`planSaving`). */
export const SUBSCRIPTION = {
  defaultWeeks: 4,
  /** Applied with the first subscription line where it is set. */
  voucherCode: '',
} as const;

/** Specification, section 3, Social project. */
export const SOCIAL_PROJECTS = [
  {code: 'SP022', key: 'water'},
  {code: 'SP023', key: 'farming'},
  {code: 'SP024', key: 'education'},
] as const;

export type SocialProject = (typeof SOCIAL_PROJECTS)[number]['code'];

/** EUR 1 per kg of coffee, included in the price. */
export const DONATION = {
  centsPerKilogram: 100,
  defaultProject: 'SP022' satisfies SocialProject,
  attributeKey: '_D',
} as const;

/** The perks of a cart in the order in which they are reached; a perk that is not enabled is neither shown nor given. */
export const PERKS = [
  {id: 'free-shipping', fromCents: SHIPPING.freeFromCents, enabled: true},
  {id: 'free-article', fromCents: 7900, enabled: true},
] as const;

export type PerkId = (typeof PERKS)[number]['id'];

/** Specification, section 9, Page sizes and limits, and the limits of forms. */
export const LIMITS = {
  cartPageSize: 50,
  quantityMax: 999,
  productVariants: 50,
  productImages: 50,
  productCollections: 10,
  collectionProducts: 250,
  metafieldReferences: 250,
  sellingPlanAllocations: 100,
  gearSubcollectionPreview: 4,
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

/** Handles of the collections that the home page shows, in both languages the same. */
export const HOME_COLLECTIONS = {
  coffee: 'coffee-shop',
  filter: 'filter-coffee',
  espresso: 'espresso-shop',
  samples: 'sample-packages',
  gear: 'equipment-shop',
} as const;

/** Specification, section 9, Collections: what goes with a cart; the environment says which collections these are. */
export const CART_COLLECTIONS = ['gear', 'espressoCoffee', 'filterCoffee', 'mixed'] as const;

export type CartCollection = (typeof CART_COLLECTIONS)[number];

/** Specification, section 9, Timings. */
export const TIMINGS = {
  tokenStalenessSeconds: 100,
  announcementScrollPixels: 600,
  announcementDismissedDays: 1,
  perkAnimationMilliseconds: 1000,
  mobileMenuScrollOffset: 60,
} as const;

/** Specification, section 9, Footer SEO link columns: links per column by the number of subsections. */
export const FOOTER_LINKS_PER_COLUMN = {1: 6, 2: 4, 3: 12, 4: 15} as const;
export const FOOTER_LINKS_PER_COLUMN_OTHERWISE = 15;

/** The product of the gift subscription, by its handles. */
export const GIFT_SUBSCRIPTION_HANDLES: Readonly<Record<Language, string>> = {
  de: 'geschenkabo',
  en: 'coffee-gift-subscription',
};

/** The gift card, by its handles. */
export const GIFT_CARD_HANDLES: Readonly<Record<Language, string>> = {de: 'geschenkgutschein', en: 'gift-card'};

/** Coffees that the landing page of the subscription begins with. */
export const SUBSCRIPTION_STARTERS = 6;

/** The fields of the buy box that the address of a product keeps beside its variant. */
export const CHOICE_PARAMETERS = ['purchase', 'sellingPlanId', 'project', 'quantity'] as const;
