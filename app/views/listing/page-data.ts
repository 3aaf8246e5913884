import {homePath, listingPath, productPath} from '../../config/paths';
import type {Listing, Subcollection} from '../../domain/listing/listing';
import {isWhole, type ShelfPage} from '../../domain/listing/shelf-page';
import {itemList} from '../../domain/seo/listing-structured-data';
import {breadcrumbList, linkedDocument} from '../../domain/seo/structured-data';
import type {Texts} from '../../i18n/catalogue';
import type {TitleContext} from '../../i18n/page-titles';
import type {CardFigures} from '../parts/CardRating';
import type {ListingData} from './listing-data';
import {choiceTexts, shelfTexts} from './listing-texts';
import {listingTrail} from './listing-trail';

type Input = {
  readonly listing: Listing;
  readonly shelf: ShelfPage;
  readonly subcollections: readonly Subcollection[];
  readonly ratings: Readonly<Record<string, CardFigures>>;
  /** Whole: the page takes of each namespace what it needs. */
  readonly texts: Texts;
};

/** All that a listing's page shows of it: what stands on the shelf apart from what chooses among it. */
export function listingPageData({listing, shelf, subcollections, ratings, texts}: Input) {
  const {handle, title, prefix, parent, descriptionHtml, newContent} = listing;
  const {cards, ...frame} = shelf;
  return {
    listing: {handle, title, prefix, parent},
    editorial: isWhole(shelf) ? {descriptionHtml, newContent} : null,
    shelf: {...frame, count: cards.length},
    contents: {cards, subcollections, ratings, texts: shelfTexts(texts)},
    hasSubcollections: subcollections.length > 0,
    sells: cards.some(({card}) => card.offer),
    main: mainPicture(cards),
    texts: choiceTexts(texts, shelf),
  };
}

function mainPicture([first]: ShelfPage['cards']): ListingData['main'] {
  const picture = first?.card.picture;
  return picture ? {picture, size: first.large ? 'large' : 'regular'} : null;
}

/** The listing's trail and the products of the page, for search engines. */
export function listingLinkedData(listing: Listing, shelf: ShelfPage, {origin, i18n}: TitleContext): string {
  const {language, translate} = i18n;
  return linkedDocument([
    breadcrumbList([
      {name: translate('listing:home'), url: origin + homePath(language)},
      ...listingTrail(listing).map(({title, prefix, handle}) => ({
        name: title,
        url: origin + listingPath(language, prefix, handle),
      })),
    ]),
    itemList({
      name: listing.title,
      first: shelf.first,
      total: shelf.total,
      items: shelf.cards.map(({card: {title, handle, variant}}) => ({
        name: variant ? `${title}, ${variant.title}` : title,
        url: origin + productPath(language, handle, variant?.number ?? null),
      })),
    }),
  ]);
}
