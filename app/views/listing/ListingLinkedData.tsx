import {homePath, listingPath, productPath} from '../../config/paths';
import {itemList} from '../../domain/seo/listing-structured-data';
import {breadcrumbList, linkedDocument} from '../../domain/seo/structured-data';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {StructuredData} from '../parts/StructuredData';
import type {ListingData} from './listing-data';
import {listingTrail} from './listing-trail';

/** The listing's trail and products for search engines. Made from what the page shows, so that nothing travels twice. */
export function ListingLinkedData({listing, shelf, origin}: Pick<ListingData, 'listing' | 'shelf' | 'origin'>) {
  const language = useLanguage();
  const translate = useTranslate();
  const json = linkedDocument([
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
  return <StructuredData json={json} />;
}
