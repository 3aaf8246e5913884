import {useEffect, useState} from 'react';

import type {AddedToCart} from '../../client/cart-news';
import type {PerksDisplay} from '../../domain/cart/perks';
import type {CartSummary} from '../../domain/cart/summary';
import {useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {PerksBar} from '../cart/PerksBar';

import * as styles from './Minicart.css';

type Props = {readonly summary: CartSummary; readonly added: AddedToCart | null; readonly close: () => void};

/** What was just added, or how many things are in the cart; below it, how far it is to free shipping. */
export function MinicartHead({summary: {displayedQuantity, perks}, added, close}: Props) {
  const t = useTranslate();
  const items = t('shell:minicart.count', {count: displayedQuantity});
  return (
    <div className={styles.head}>
      <div className={styles.titleRow}>
        {added === null ? (
          <h2 className={styles.title}>{items}</h2>
        ) : (
          <>
            <span className={styles.cart}>
              <Icon name="cart" size="large" />
              <span className={styles.count} aria-hidden="true">
                {displayedQuantity}
              </span>
            </span>
            <p className={styles.added}>
              {t('shell:minicart.added', {title: added.title})}
              <VisuallyHidden> {items}</VisuallyHidden>
            </p>
          </>
        )}
        <button type="button" className={styles.close} onClick={close}>
          <Icon name="close" />
          <VisuallyHidden>{t('common:close')}</VisuallyHidden>
        </button>
      </div>
      <PerksBar perks={useMovingPerks(perks)} />
    </div>
  );
}

/** The bar starts where it last stood and moves to where it stands now; its style says how long that takes, if at all. */
function useMovingPerks(perks: PerksDisplay): PerksDisplay {
  const {progressPercent} = perks;
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(progressPercent));
    return () => cancelAnimationFrame(frame);
  }, [progressPercent]);
  return {...perks, progressPercent: shown};
}
