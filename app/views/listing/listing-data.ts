import type {GridPage} from '../../domain/listing/grid-page';
import type {Listing, ListingLink} from '../../domain/listing/listing';
import type {ImageSource} from '../../domain/picture';
import type {CardForm} from '../../domain/product/card-forms';
import type {IslandData} from '../../framework/static-island';

/** A page of the grid but for what stands on it: that is for looking at alone. */
export type GridFrame = Omit<GridPage, 'cards'> & {
  /** How many cards there are on the page. */
  readonly count: number;
};

/** What a listing's page shows. */
export type ListingData = {
  readonly listing: Pick<Listing, 'handle' | 'title' | 'prefix' | 'parent'>;
  /** Its title as the headline. */
  readonly heading: string;
  /** What the editors say above and below the listing itself; `null` on later pages. A choice keeps it: what is below must not move. */
  readonly editorial: Pick<Listing, 'descriptionHtml' | 'newContent'> | null;
  readonly grid: GridFrame;
  /** The cards on the grid, and the collections below this one: they are for looking at alone. */
  readonly contents: IslandData;
  readonly hasSubcollections: boolean;
  /** The forms that the cards of the page need. */
  readonly sells: readonly CardForm[];
  /** The picture that the page is waited for, and how it lies there. */
  readonly main: {readonly picture: ImageSource; readonly size: 'regular' | 'large'} | null;
};

/** Returns the collections from home down to this one: over the one above it, as the editors chose it. */
export function listingTrail(listing: ListingLink & Pick<Listing, 'parent'>): readonly ListingLink[] {
  return listing.parent ? [listing.parent, listing] : [listing];
}
