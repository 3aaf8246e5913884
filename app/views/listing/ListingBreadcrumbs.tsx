import {homePath, listingPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Breadcrumbs} from '../../ui/Breadcrumbs';
import type {ListingData} from './listing-data';
import {listingTrail} from './listing-trail';

/** From home over the collection above, as the editors chose it. */
export function ListingBreadcrumbs({listing}: Pick<ListingData, 'listing'>) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Breadcrumbs
      label={translate('listing:breadcrumbs')}
      crumbs={[
        {title: translate('listing:home'), url: homePath(language)},
        ...listingTrail(listing).map(({title, prefix, handle}) => ({
          title,
          url: listingPath(language, prefix, handle),
        })),
      ]}
    />
  );
}
