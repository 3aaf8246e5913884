import type {Money} from '../money';
import type {ImageSource} from '../picture';
import type {UnitPrice} from './unit-price';

/** One place of a product's gallery. */
export type GalleryItem =
  | {readonly kind: 'picture'; readonly picture: ImageSource}
  | {
      readonly kind: 'video';
      readonly alt: string;
      readonly poster: ImageSource;
      readonly sources: readonly {readonly path: string; readonly type: string}[];
    };

/** Degrees; north and east are positive. */
export type Coordinates = {readonly latitude: number; readonly longitude: number};

/** Where a coffee comes from (Specification, section 3, Coffee data: coffee origin table). */
export type CoffeeOrigin = {
  readonly location: string | null;
  readonly coordinates: Coordinates | null;
  readonly harvestTime: string | null;
  /** Parts of a blend, such as '70 % Heirloom, 30 % Caturra'. */
  readonly composition: string | null;
  readonly collaboration: string | null;
};

/** Who controls that a coffee is organic, and where it grows (Regulation (EU) 2018/848, articles 30 and 32). */
export type OrganicSeal = {readonly code: string; readonly origin: string | null};

/** How to brew a coffee one way (Specification, section 3, Coffee data: brew guide), in the shopper's words. */
export type BrewRecipe = {
  readonly method: string;
  readonly grind: string | null;
  readonly dose: string | null;
  readonly water: string | null;
  readonly temperature: string | null;
  readonly time: string | null;
  readonly items: string | null;
};

/** Mandatory information on food, shown before a purchase (Regulation (EU) 1169/2011, article 14). */
export type FoodFacts = {
  readonly name: string;
  readonly ingredients: string | null;
  readonly allergens: string | null;
  readonly quantity: string | null;
  readonly nutrition: string | null;
  readonly storage: string | null;
  readonly responsible: string | null;
};

/** Who answers for the safety of what is no food (Regulation (EU) 2023/988, article 19). */
export type SafetyFacts = {
  readonly maker: string | null;
  readonly address: string | null;
  readonly email: string | null;
  /** The person in the Union, for a maker outside of it. */
  readonly responsible: string | null;
  readonly warnings: string | null;
};

/** A maker's guarantee of durability of more than two years (Regulation (EU) 2025/1960). */
export type DurabilityGuarantee = {readonly years: number};

/** A variant of another product that belongs to this one: matching, or a part of a set. */
export type RelatedVariant = {
  readonly number: string;
  readonly handle: string;
  /** The product's title, with the variant's own where there are several. */
  readonly title: string;
  readonly picture: ImageSource | null;
  /** As it is sold; `null` where consumers are not offered it: then it is named without price and link. */
  readonly prices: {readonly price: Money; readonly unitPrice: UnitPrice | null} | null;
};
