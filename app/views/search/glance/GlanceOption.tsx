import type {GlanceHit} from '../../../domain/search/glance';
import {useTranslate} from '../../../i18n/use-translate';
import {Icon} from '../../../ui/Icon';
import {Picture} from '../../../ui/Picture';
import {PriceTag} from '../../parts/PriceTag';
import * as styles from './GlancePanel.css';

/** What one option shows: words to look for, a product with picture and price, or where else it leads. */
export function GlanceOption({hit: {group, title, product, kind, words}}: {readonly hit: GlanceHit}) {
  const translate = useTranslate();
  if (group === 'all') {
    return (
      <>
        {translate('glance:all', {words: words ?? ''})}
        <Icon name="arrow" size="small" />
      </>
    );
  }
  if (product !== null) {
    return (
      <>
        <div className={styles.frame}>
          {product.picture && <Picture className={styles.picture} picture={product.picture} sizes="4rem" decorative />}
        </div>
        <div className={styles.details}>
          <div className={styles.title}>{title}</div>
          <PriceTag tag={product.price} />
        </div>
      </>
    );
  }
  return (
    <>
      <span className={styles.title}>{title}</span>
      {kind !== null && kind !== 'products' && kind !== 'categories' && (
        <span className={styles.kind}>{translate(`glance:kind.${kind}`)}</span>
      )}
    </>
  );
}
