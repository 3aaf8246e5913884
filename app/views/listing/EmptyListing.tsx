import {HOME_COLLECTIONS} from '../../config/commerce';
import {listingPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import * as styles from './EmptyListing.css';

type Props = {
  /** The address without filters, where filters are why nothing is there. */
  readonly clear: string | null;
};

/** A shelf with nothing on it, and the ways out. */
export function EmptyListing({clear}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <div className={styles.empty}>
      <h3>{translate(clear === null ? 'shelf:empty.title' : 'shelf:empty.filteredTitle')}</h3>
      <p>{translate(clear === null ? 'shelf:empty.text' : 'shelf:empty.filteredText')}</p>
      <p className={styles.ways}>
        {clear !== null && <Button href={clear}>{translate('shelf:empty.clear')}</Button>}
        <Button
          href={listingPath(language, 'c', HOME_COLLECTIONS.coffee)}
          variant={clear === null ? 'primary' : 'tertiary'}
        >
          {translate('shelf:empty.coffee')}
        </Button>
        <Button href={listingPath(language, 'g', HOME_COLLECTIONS.gear)} variant="tertiary">
          {translate('shelf:empty.gear')}
        </Button>
      </p>
    </div>
  );
}
