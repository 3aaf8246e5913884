import {HOME_COLLECTIONS} from '../../config/commerce';
import {accountPath, lastCartPath, listingPath} from '../../pages/paths';
import {useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {EmptyCup} from './EmptyCup';
import * as styles from './EmptyCart.css';
import {useTranslate} from './texts';

type Props = {
  readonly titleId: string;
  /** What lay in a cart that is gone is known. */
  readonly hasLast: boolean;
};

/** A cart with nothing in it, and the ways to fill it. */
export function EmptyCart({titleId, hasLast}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <div className={styles.empty}>
      <EmptyCup />
      <h1 id={titleId} tabIndex={-1}>
        {translate('cart:empty.title')}
      </h1>
      <p className={styles.text}>{translate('cart:empty.text')}</p>
      {hasLast && (
        <div className={styles.gone}>
          <Notice tone="info" title={translate('cart:empty.gone.title')}>
            <p>{translate('cart:empty.gone.text')}</p>
            <TextLink href={lastCartPath(language)} variant="standalone">
              {translate('cart:empty.gone.action')}
            </TextLink>
          </Notice>
        </div>
      )}
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
