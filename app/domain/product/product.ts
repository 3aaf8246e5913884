import type {Money} from '../money';
import type {Picture} from '../picture';

/** What the shop sells, by how it is shown and which rules it follows. */
export type ProductKind = 'coffee' | 'gear' | 'bundle' | 'gift-card' | 'donation';

/** The price of one reference quantity, such as EUR 35.60 for 1 kg. `unit` is the platform's unit in lower case. */
export type UnitPrice = {
  readonly price: Money;
  readonly unit: string;
};

export type SellingPlan = {
  readonly id: string;
  readonly name: string;
  /** Weeks between two deliveries. */
  readonly weeks: number;
};

/** A selling plan with the price that the platform grants for it. */
export type PlanPrice = {
  readonly plan: SellingPlan;
  readonly price: Money;
  readonly unitPrice: UnitPrice | null;
};

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
  readonly picture: Picture | null;
  readonly archived: boolean;
  readonly preOrderDate: string | null;
  readonly deliveryTime: string | null;
  readonly donationVariantId: string | null;
  /** What the maker says about it, as `gear.information_*` and then `gear.extended_*` name it. */
  readonly information: readonly Fact[];
};

/** One option of a product with every value it can take, in the platform's order. */
export type ProductOption = {readonly name: string; readonly values: readonly string[]};

export type CollectionRef = {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly prefix: 'c' | 'g' | 'k';
};

/** What is true of a coffee, already in the shopper's words; `null` where the roaster has not said. */
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
  readonly organic: boolean;
  readonly preparationMethods: readonly string[];
};

export type ProductBadge = 'new' | 'last-chance' | 'sold-out' | 'pre-order' | 'sale';

export type Product = {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly kind: ProductKind;
  readonly vendor: string;
  /** HTML written by the shop's editors on the platform; the content security policy keeps it from running anything. */
  readonly descriptionHtml: string;
  readonly availableForSale: boolean;
  readonly requiresSellingPlan: boolean;
  readonly b2bExclusive: boolean;
  readonly badge: ProductBadge | null;
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly pictures: readonly Picture[];
  readonly collections: readonly CollectionRef[];
  readonly coffee: CoffeeFacts | null;
  readonly seo: {readonly title: string | null; readonly description: string | null; readonly noindex: boolean};
};

/** What a listing needs of a product, and no more: it travels to the browser once per card. */
export type ProductCard = {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly kind: ProductKind;
  readonly vendor: string;
  readonly picture: Picture | null;
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
