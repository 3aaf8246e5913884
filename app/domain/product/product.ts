import type {Language} from '../../config/languages';
import type {ProductKind} from '../../../contracts/product-types';
import type {TileTitle} from '../hyphenation';
import type {Money} from '../money';
import type {ImageSource} from '../picture';
import type {
  BrewRecipe,
  CoffeeOrigin,
  DurabilityGuarantee,
  FoodFacts,
  GalleryItem,
  OrganicSeal,
  RelatedVariant,
  SafetyFacts,
} from './details';
import type {PiecePrice, UnitPrice} from './unit-price';

export type SellingPlan = {
  readonly id: string;
  readonly name: string;
  /**
   * Weeks between two deliveries: not whole where the plan counts days or months, 0 where the platform says none. Its name
   * says the interval then.
   */
  readonly weeks: number;
};

/** A selling plan with the price that the platform grants for it. */
export type PlanPrice = PiecePrice & {readonly plan: SellingPlan};

export type SelectedOption = {readonly name: string; readonly value: string};

/** A fact about a piece of gear, in the shopper's words. */
export type Fact = {readonly label: string; readonly value: string};

export type Variant = {
  readonly id: string;
  /** The number in the platform's global id: what `?variant=` carries. */
  readonly number: string;
  readonly sku: string | null;
  readonly title: string;
  readonly options: readonly SelectedOption[];
  readonly availableForSale: boolean;
  readonly currentlyNotInStock: boolean;
  readonly quantityAvailable: number | null;
  readonly price: Money;
  readonly compareAtPrice: Money | null;
  readonly lowest30Days: Money | null;
  readonly unitPrice: UnitPrice | null;
  readonly plans: readonly PlanPrice[];
  readonly picture: ImageSource | null;
  readonly archived: boolean;
  readonly preOrderDate: string | null;
  readonly deliveryTime: string | null;
  readonly donationVariantId: string | null;
  /** The maker's facts about it, as `gear.information_*` names them. */
  readonly information: readonly Fact[];
  /** The rest of what there is to know, as `gear.extended_*` names it. */
  readonly extended: readonly Fact[];
  /** The maker's article number. */
  readonly mpn: string | null;
  readonly barcode: string | null;
  /** A sentence about this variant. */
  readonly description: string | null;
  /** Its own gallery, or the product's pictures. */
  readonly gallery: readonly GalleryItem[];
  /** The contents of a set, in words. */
  readonly contents: readonly string[];
  readonly components: readonly RelatedVariant[];
  readonly matching: readonly RelatedVariant[];
  /** Net quantity, such as '250 g'. */
  readonly netQuantity: string | null;
  /** Of a gift subscription. */
  readonly deliveries: number | null;
};

/** One option of a product with every value it can take, in the platform's order. */
export type ProductOption = {readonly name: string; readonly values: readonly string[]};

export type CollectionRef = {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly prefix: 'c' | 'g' | 'k';
};

/** The facts about a coffee, already in the shopper's words; `null` where the roaster has not said. */
export type CoffeeFacts = {
  readonly taste: readonly string[];
  readonly roastDegree: 'light' | 'medium' | 'dark' | null;
  /** 1 to 5. */
  readonly intensity: number | null;
  /** 1 to 5. */
  readonly strength: number | null;
  /** 1 to 5. */
  readonly acidity: number | null;
  readonly origin: string | null;
  readonly altitude: string | null;
  readonly processing: string | null;
  readonly variety: string | null;
  readonly species: string | null;
  readonly farmer: string | null;
  readonly style: string | null;
  /** It is roasted for espresso alone; other coffee is for filter, too. */
  readonly isEspresso: boolean;
  /** Single origin or blend, in words. */
  readonly type: string | null;
  readonly organic: boolean;
  /** Where 'organic' is said, who controls it; without it nothing is called organic. */
  readonly organicSeal: OrganicSeal | null;
  readonly place: CoffeeOrigin;
  readonly brewing: readonly BrewRecipe[];
  /** When it is at its best, counted from the roast date on the bag. */
  readonly roastGuidance: string | null;
  readonly preparationMethods: readonly string[];
};

export type ProductBadge = 'new' | 'last-chance' | 'sold-out' | 'pre-order' | 'sale';

export type Product = {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly kind: ProductKind;
  /** It is a gift card of the platform's own, which the platform issues and mails once it is paid. */
  readonly isGiftCard: boolean;
  readonly vendor: string;
  /** HTML written by the shop's editors on the platform; the content security policy keeps it from running anything. */
  readonly descriptionHtml: string;
  readonly availableForSale: boolean;
  readonly requiresSellingPlan: boolean;
  readonly b2bExclusive: boolean;
  readonly badge: ProductBadge | null;
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly pictures: readonly ImageSource[];
  readonly collections: readonly CollectionRef[];
  /** The collection that its breadcrumbs lead through, as the editors chose it, else its first. */
  readonly breadcrumb: CollectionRef | null;
  /** Of all that is made of coffee, capsules and drinks too. */
  readonly coffee: CoffeeFacts | null;
  readonly food: FoodFacts | null;
  readonly safety: SafetyFacts | null;
  /** Falls under the law on electrical devices: is taken back. */
  readonly isElectrical: boolean;
  readonly guarantee: DurabilityGuarantee | null;
  /** Too large for the parcel carrier (Specification, section 9, Shipping). */
  readonly isLargeAppliance: boolean;
  /** It is coffee and nothing else, sets of coffees included: what goes to every country. */
  readonly isCoffeeAlone: boolean;
  /** A second text below the description, where the editors have switched it on. */
  readonly newContent: string | null;
  /** The matching products, as the editors chose them. */
  readonly matching: readonly ProductCard[];
  /** Its handle in each language, where the platform says. */
  readonly handles: Readonly<Partial<Record<Language, string>>>;
  readonly seo: {readonly title: string | null; readonly description: string | null; readonly noindex: boolean};
};

/** A variant that a card puts into the cart with one press. */
export type CardOffer = {
  readonly variantId: string;
  /** In words, such as '250 g / Whole bean'; `null` where there is no other. */
  readonly title: string | null;
  readonly isPreOrder: boolean;
  /** EUR 1 per kg of it goes to a social project, which its line has to name; not there where none does. */
  readonly donates?: true;
};

/** The fields of a product that a listing needs, and no more: they travel to the browser once per card. */
export type ProductCard = TileTitle & {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly kind: ProductKind;
  readonly vendor: string;
  readonly picture: ImageSource | null;
  /** Shown to a pointer that rests on the card. */
  readonly hover?: ImageSource;
  /** Of a card that shows one variant alone: its number and name. */
  readonly variant?: {readonly number: string; readonly title: string};
  /** What the price speaks for and the card sells; not there where the shopper has more to say. */
  readonly offer?: CardOffer;
  readonly taste: readonly string[];
  readonly badge: ProductBadge | null;
  readonly availableForSale: boolean;
  readonly priceFrom: Money;
  /** Whether variants differ in price, so that the price reads 'from'. */
  readonly priceVaries: boolean;
  readonly compareAtPrice: Money | null;
  readonly lowest30Days: Money | null;
  readonly unitPrice: UnitPrice | null;
};
