import {HOME_COLLECTIONS} from '../../config/commerce';
import {listingPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import * as styles from './EmptyListing.css';

/** A shelf with nothing on it, and two ways out. */
export function EmptyListing() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section className={styles.empty} id="product-listing" aria-labelledby="listing-title">
      <h2 id="listing-title">{translate('listing:empty.title')}</h2>
      <p>{translate('listing:empty.text')}</p>
      <p className={styles.ways}>
        <Button href={listingPath(language, 'c', HOME_COLLECTIONS.coffee)}>{translate('listing:empty.coffee')}</Button>
        <Button href={listingPath(language, 'g', HOME_COLLECTIONS.gear)} variant="tertiary">
          {translate('listing:empty.gear')}
        </Button>
      </p>
    </section>
  );
}
