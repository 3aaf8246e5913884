import {HOME_COLLECTIONS} from '../../config/commerce';
import {accountPath, lastCartPath, listingPath} from '../../pages/paths';
import {useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import * as styles from './EmptyCart.css';
import {useTranslate} from './texts';

type Props = {
  readonly titleId: string;
  /** What lay in a cart that is gone is known. */
  readonly hasLast: boolean;
  readonly cookies: KeptCookies;
};

/** Whether the browser keeps cookies: one that has none yet may refuse them, and its cart stays empty whatever is put in. */
export type KeptCookies = 'kept' | 'unknown' | 'blocked';

/** Shows a cart with nothing in it, and the ways to fill it. */
export function EmptyCart({titleId, hasLast, cookies}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <div className={styles.empty}>
      <EmptyCup />
      <h1 id={titleId} tabIndex={-1}>
        {translate(cookies === 'blocked' ? 'cart:empty.blocked.title' : 'cart:empty.title')}
      </h1>
      <p className={styles.text}>{translate(cookies === 'blocked' ? 'cart:empty.blocked.text' : 'cart:empty.text')}</p>
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
      {cookies === 'unknown' && <p className={styles.note}>{translate('cart:empty.withoutCookies')}</p>}
    </div>
  );
}

/** An empty cup on the forest's edge, in layers of paper. */
function EmptyCup() {
  return (
    <svg className={styles.scene} viewBox="0 0 240 140" aria-hidden="true" focusable="false">
      <circle className={styles.sun} cx="172" cy="54" r="24" />
      <path className={styles.far} d="M0 112c40-26 74-34 112-22s84 14 128-10v60H0Z" />
      <path className={styles.near} d="M0 124c50-14 92-16 132-8s76 6 108-4v28H0Z" />
      <path className={styles.shade} d="M84 126c20 8 56 8 78 0 4-2 2-5-2-5H88c-5 0-8 3-4 5Z" />
      <path className={styles.cup} d="M84 66h66v24c0 20-12 32-33 32S84 110 84 90Z" />
      <path className={styles.handle} d="M150 74h8c8 0 13 5 13 12s-6 14-15 14h-10" />
      <ellipse className={styles.inside} cx="117" cy="66" rx="33" ry="7" />
    </svg>
  );
}
