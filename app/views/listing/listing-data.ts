import type {Listing, Subcollection} from '../../domain/listing/listing';
import type {ShelfPage} from '../../domain/listing/shelf-page';
import type {Picture} from '../../domain/picture';
import type {Texts} from '../../i18n/catalogue';
import type {CardFigures} from '../parts/CardRating';
import type {Still} from '../parts/still';

/** A page of the shelf but for what stands on it: that is for looking at alone. */
export type ShelfFrame = Omit<ShelfPage, 'cards'> & {
  /** How many cards there are on the page. */
  readonly count: number;
};

/** What stands on the shelf, and the collections below this one. */
export type ShelfContents = Pick<ShelfPage, 'cards'> & {
  readonly subcollections: readonly Subcollection[];
  /** By the product's global id; not there for what nobody has reviewed. */
  readonly ratings: Readonly<Record<string, CardFigures>>;
  readonly texts: Texts;
};

/** What a listing's page shows. */
export type ListingData = {
  readonly listing: Pick<Listing, 'handle' | 'title' | 'prefix' | 'parent'>;
  /** What the editors say above and below the listing itself; `null` on a choice of it and on later pages. */
  readonly editorial: Pick<Listing, 'descriptionHtml' | 'newContent'> | null;
  readonly shelf: ShelfFrame;
  readonly contents: Still<ShelfContents>;
  readonly hasSubcollections: boolean;
  /** Whether cards put something into the cart. */
  readonly sells: boolean;
  /** The picture that the page is waited for, and how it lies there. */
  readonly main: {readonly picture: Picture; readonly size: 'regular' | 'large'} | null;
};
