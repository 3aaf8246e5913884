import {productPath} from '../../config/paths';
import type {PreviewCard as Card} from '../../domain/listing/listing';
import {useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import * as styles from './PreviewCard.css';

/** As large as its picture is ever shown, so that no larger one is offered. */
const LARGEST = {width: 320, height: 400};

/** One of the first products of a collection: picture, name and price. */
export function PreviewCard({card}: {readonly card: Card}) {
  const language = useLanguage();
  const translate = useTranslate();
  const {money} = useFormat();
  const price = money(card.priceFrom);
  return (
    <article className={styles.card}>
      {card.picture && (
        <Picture className={styles.picture} picture={{...card.picture, ...LARGEST}} sizes="8rem" decorative />
      )}
      <h3 className={styles.title}>
        <Link className={styles.link} href={productPath(language, card.handle, null)}>
          {card.title}
        </Link>
      </h3>
      <p className={styles.price}>
        {card.badge === 'sold-out'
          ? translate('listing:card.badge.sold-out')
          : card.priceVaries
            ? translate('listing:card.from', {price})
            : price}
      </p>
    </article>
  );
}
