import type {Listing, ListingLink} from '../../domain/listing/listing';

/** The collections from home down to this one: over the one above it, as the editors chose it. */
export function listingTrail(listing: ListingLink & Pick<Listing, 'parent'>): readonly ListingLink[] {
  return listing.parent ? [listing.parent, listing] : [listing];
}
