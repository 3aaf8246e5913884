import type {Subcollection} from '../../domain/listing/listing';
import {cardPriceTag} from '../../domain/product/price';
import type {ProductCard} from '../../domain/product/product';
import {useLanguage} from '../../i18n/use-translate';
import {listingPath, productPath} from '../../pages/paths';
import {Badge} from '../../ui/Badge';
import {Icon} from '../../ui/Icon';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import {PriceTag, usePriceText} from '../parts/PriceTag';
import {BADGE_TONES} from '../parts/ProductCard';
import * as styles from './ListingPage.css';
import {useTranslate} from './texts';

type Props = {readonly subcollections: readonly Subcollection[]};

/** Shows the collections below this one: names for coffee, and for gear with their first products. */
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
            <PreviewCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** As large as its picture is ever shown, so that no larger one is offered. */
const LARGEST = {width: 320, height: 400};

/** One of the first products of a collection: what its card says of it and of its price, in the room of a thumbnail. */
function PreviewCard({card}: {readonly card: ProductCard}) {
  const language = useLanguage();
  const translate = useTranslate();
  const {badge, picture} = card;
  const tag = cardPriceTag(card);
  const price = usePriceText(tag);
  return (
    <li className={styles.card}>
      {picture && (
        <Picture
          className={styles.picture}
          picture={{...picture, ...LARGEST}}
          sizes="(max-width: 36em) 36vw, 8rem"
          decorative
        />
      )}
      <h3 className={styles.cardTitle}>
        <Link className={styles.link} href={productPath(language, card.handle, null)}>
          {card.tileTitle ?? card.title}
        </Link>
      </h3>
      {badge && <Badge tone={BADGE_TONES[badge]}>{translate(`listing:card.badge.${badge}`)}</Badge>}
      {/* A price with nothing beside it is one element: there are many on the page. */}
      {tag.onSale || tag.unitPrice ? <PriceTag tag={tag} /> : <p className={styles.price}>{price}</p>}
    </li>
  );
}
