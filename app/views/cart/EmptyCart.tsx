import {HOME_COLLECTIONS} from '../../config/commerce';
import {accountPath, listingPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {EmptyCup} from './EmptyCup';
import * as styles from './EmptyCart.css';

/** A cart with nothing in it, and the ways to fill it. */
export function EmptyCart({titleId}: {readonly titleId: string}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <div className={styles.empty}>
      <EmptyCup />
      <h1 id={titleId} tabIndex={-1}>
        {translate('cart:empty.title')}
      </h1>
      <p className={styles.text}>{translate('cart:empty.text')}</p>
      <p className={styles.ways}>
        <Button href={listingPath(language, 'c', HOME_COLLECTIONS.coffee)}>{translate('cart:empty.coffee')}</Button>
        <Button href={listingPath(language, 'g', HOME_COLLECTIONS.gear)} variant="tertiary">
          {translate('cart:empty.gear')}
        </Button>
        <Button href={accountPath(language)} variant="ghost" rel="nofollow">
          {translate('cart:empty.account')}
        </Button>
      </p>
    </div>
  );
}
