import {homePath, listingPath, productPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Breadcrumbs} from '../../ui/Breadcrumbs';
import type {Offer} from './offer';

/** From home over the collection that the editors lead through. */
export function ProductBreadcrumbs({product}: Pick<Offer, 'product'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const collection = product.breadcrumb;
  const between = collection
    ? [{title: collection.title, url: listingPath(language, collection.prefix, collection.handle)}]
    : [];
  return (
    <Breadcrumbs
      label={translate('listing:breadcrumbs')}
      crumbs={[
        {title: translate('listing:home'), url: homePath(language)},
        ...between,
        {title: product.title, url: productPath(language, product.handle)},
      ]}
    />
  );
}
