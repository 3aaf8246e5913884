import type {Listing, Subcollection} from '../../domain/listing/listing';
import type {ShelfPage} from '../../domain/listing/shelf-page';
import type {CardFigures} from '../parts/CardRating';

/** What a listing's page shows: lean, for it travels to the browser beside the HTML. */
export type ListingData = {
  /** The shop's own, for absolute addresses. */
  readonly origin: string;
  readonly listing: Pick<Listing, 'handle' | 'title' | 'descriptionHtml' | 'prefix' | 'parent' | 'newContent'>;
  readonly shelf: ShelfPage;
  /** Whether the address asks for the listing itself, and not a choice of it or a later page. */
  readonly isWhole: boolean;
  readonly subcollections: readonly Subcollection[];
  /** By the product's global id; not there for what nobody has reviewed. */
  readonly ratings: Readonly<Record<string, CardFigures>>;
};
