import {cardPriceTag} from '../../domain/product/price';
import type {ProductCard as Card, ProductBadge} from '../../domain/product/product';
import type {ReviewAverage} from '../../domain/product/review';
import {starDisplay} from '../../domain/rating';
import {useFragment} from '../../framework/fragment-cache';
import {useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import {productPath} from '../../pages/paths';
import {Badge} from '../../ui/Badge';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import {Stars} from '../../ui/Stars';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {CardAdd} from './CardAddForm';
import {PriceTag} from './PriceTag';
import * as styles from './ProductCard.css';

type Props = {
  readonly card: Card;
  /** `large` lies on its side where there is room, for the card that opens a listing. */
  readonly size?: 'regular' | 'large';
  /** The one picture that the page is waited for. */
  readonly priority?: boolean;
  /** Whether the page has a `CardAddForm`, so that the card can put its product into the cart. */
  readonly sells?: boolean;
  readonly rating?: ReviewAverage | undefined;
};

/** The tone of each badge. */
export const BADGE_TONES = {
  new: 'sun',
  'last-chance': 'neutral',
  'sold-out': 'neutral',
  'pre-order': 'moss',
  sale: 'sale',
} as const satisfies Record<ProductBadge, string>;

/** How wide a card's picture is shown, by its size. */
export const CARD_SIZES = {
  regular: '(max-width: 768px) 44vw, (max-width: 1200px) 30vw, 19rem',
  large: '(max-width: 576px) 88vw, (max-width: 1200px) 60vw, 39rem',
} as const;

/** In pixels, where a screen has three to a pixel of the page. */
export const CARD_WIDEST = {regular: 960, large: 1600} as const;

/** Shows a product among others: picture, name, taste and price, and one link that covers them all. */
export function ProductCardView(props: Props) {
  const content = useFragment(
    () => `card ${JSON.stringify(props)}`,
    () => <CardContent {...props} />,
  );
  return <article className={styles.card[props.size ?? 'regular']} {...content} />;
}

function CardContent({card, size = 'regular', priority, sells, rating}: Props) {
  const language = useLanguage();
  const translate = useTranslate();
  const words = card.kind === 'gear' ? card.vendor : card.taste.join(', ');
  const {variant, offer, tileTitle = card.title} = card;
  return (
    <>
      <div className={styles.frame[size]}>
        {card.picture && (
          <Picture
            className={styles.picture}
            picture={card.picture}
            sizes={CARD_SIZES[size]}
            widest={CARD_WIDEST[size]}
            priority={priority ?? false}
            decorative
          />
        )}
        {card.hover && (
          <Picture
            className={styles.hover}
            picture={card.hover}
            sizes={CARD_SIZES[size]}
            widest={CARD_WIDEST[size]}
            decorative
          />
        )}
        {card.badge && (
          <span className={styles.badge}>
            <Badge tone={BADGE_TONES[card.badge]}>{translate(`listing:card.badge.${card.badge}`)}</Badge>
          </span>
        )}
        {sells && offer && <CardAdd title={card.title} variant={variant} offer={offer} />}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title[size]}>
          <Link className={styles.link} href={productPath(language, card.handle, variant?.number ?? null)}>
            {variant ? `${tileTitle}, ${variant.title}` : tileTitle}
          </Link>
        </h3>
        {words !== '' && (
          <p className={styles.taste}>
            {card.kind === 'coffee' && <VisuallyHidden>{`${translate('listing:card.taste')} `}</VisuallyHidden>}
            {words}
          </p>
        )}
        {rating && <CardRating {...rating} />}
        <PriceTag tag={cardPriceTag(card)} />
      </div>
    </>
  );
}

/** A product's stars on its card, and how many reviews they come from. */
function CardRating({average, count}: ReviewAverage) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <p className={styles.rating}>
      <Stars
        {...starDisplay(average)}
        size="sm"
        label={translate('common:starRating', {rating: format.rating(average)})}
      />
      <span aria-hidden="true">{`(${format.number(count)})`}</span>
      <VisuallyHidden>{translate('listing:card.reviews', {count})}</VisuallyHidden>
    </p>
  );
}

type ProductCardsProps = {
  readonly cards: readonly Card[];
  /** How many stand beside each other on wide screens; 4 unless told otherwise. */
  readonly columns?: keyof typeof styles.row;
  /** Whether the page has a `CardAddForm`, so that the cards can put their products into the cart. */
  readonly sells?: boolean;
  /** Whether the picture of the first card has priority. */
  readonly priority?: boolean;
};

/** Shows products beside each other, below the heading of a section. */
export function ProductCards({cards, columns = 4, sells = false, priority = false}: ProductCardsProps) {
  return (
    <ul className={styles.row[columns]}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCardView card={card} sells={sells} priority={priority && index === 0} />
        </li>
      ))}
    </ul>
  );
}
