import type {SubcollectionCard as Card, Subcollection} from '../../domain/listing/listing';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {listingPath, productPath} from '../../pages/paths';
import {Icon} from '../../ui/Icon';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import * as styles from './Subcollections.css';
import {useTranslate} from './texts';

type Props = {readonly subcollections: readonly Subcollection[]};

/** The collections below this one: names for coffee, and for gear with their first products. */
export function Subcollections({subcollections}: Props) {
  const translate = useTranslate();
  const hasPreviews = subcollections.some(({preview}) => preview.length > 0);
  return (
    <nav aria-label={translate('grid:subcollections')}>
      <ul className={hasPreviews ? styles.panels : styles.row}>
        {subcollections.map((subcollection) =>
          hasPreviews ? (
            <Panel key={subcollection.handle} subcollection={subcollection} />
          ) : (
            <Chip key={subcollection.handle} subcollection={subcollection} />
          ),
        )}
      </ul>
    </nav>
  );
}

type ItemProps = {readonly subcollection: Subcollection};

function Chip({subcollection: {prefix, handle, title}}: ItemProps) {
  const language = useLanguage();
  return (
    <li className={styles.item}>
      <Link className={styles.chip} href={listingPath(language, prefix, handle)}>
        {title}
      </Link>
    </li>
  );
}

/** Like a drawer: what is in it is written on the front, and the first things lie on top. */
function Panel({subcollection: {prefix, handle, title, preview}}: ItemProps) {
  const language = useLanguage();
  return (
    <li className={styles.panel}>
      <h2 className={styles.name}>
        <Link className={styles.nameLink} href={listingPath(language, prefix, handle)}>
          {title}
          <Icon name="arrow" size="small" />
        </Link>
      </h2>
      {preview.length > 0 && (
        <ul className={styles.cards}>
          {preview.map((card) => (
            <li key={card.id}>
              <PreviewCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** As large as its picture is ever shown, so that no larger one is offered. */
const LARGEST = {width: 320, height: 400};

/** One of the first products of a collection: picture, name and price. */
function PreviewCard({card}: {readonly card: Card}) {
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
