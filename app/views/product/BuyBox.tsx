import {useRef} from 'react';

import type {Product} from '../../domain/product/product';
import type {ReviewFigures} from '../../domain/product/review';
import {starDisplay} from '../../domain/rating';
import {useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import {contentPath, loginPath, productPath} from '../../pages/paths';
import {muted, small} from '../../styles/type.css';
import {Badge} from '../../ui/Badge';
import {Button} from '../../ui/Button';
import {classNames} from '../../ui/class-names';
import {Notice} from '../../ui/Notice';
import {Stars} from '../../ui/Stars';
import {TextLink} from '../../ui/TextLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {AddToCartForm} from '../parts/AddToCartForm';
import {PriceTag} from '../parts/PriceTag';
import {StockAlertForm} from '../parts/StockAlertForm';
import type {GoneState} from '../parts/use-add-to-cart';
import * as styles from './BuyBox.css';
import {NextDelivery, OfferStatus, StockLine, Usps} from './BuyBoxParts';
import type {Offer} from './offer';
import {OptionLinks} from './OptionLinks';
import {useLostFocus} from './use-lost-focus';

/** The id of the form that buys. */
export const BUY_FORM = 'buy';

type Props = {
  readonly offer: Offer;
  readonly figures: Pick<ReviewFigures, 'average' | 'count'> | null;
  readonly hasSimilar: boolean;
  readonly footnote: string | null;
  /** Is called where the variant turns out to be gone. */
  readonly onGone: (state: GoneState) => void;
};

/** Shows what a product is, what it costs, and how to have it. */
export function BuyBox({offer, figures, hasSimilar, footnote, onGone}: Props) {
  const {product} = offer;
  const stock = useRef<HTMLParagraphElement>(null);
  const focus = useLostFocus(stock);
  return (
    <div className={styles.box} id="product" {...focus}>
      <Head product={product} />
      {product.b2bExclusive ? (
        <BusinessOnly handle={product.handle} />
      ) : (
        <>
          <Cost offer={offer} figures={figures} />
          <OptionLinks
            handle={product.handle}
            choices={offer.choices}
            form={offer.purchase.preselected === null ? null : BUY_FORM}
            chosen={offer.chosen}
          />
          {offer.purchase.preselected !== null && <Buy offer={offer} onGone={onGone} />}
          <StockLine offer={offer} place={stock} />
          <OfferStatus offer={offer} />
          <Organic code={product.organicCode} />
          {(offer.purchase.preselected === null || offer.availability.state === 'sold-out') && (
            <NothingToBuy offer={offer} hasSimilar={hasSimilar} />
          )}
          {joinsNextDelivery(offer) && <NextDelivery handle={product.handle} />}
          <Usps offer={offer} />
        </>
      )}
      {footnote !== null && <p className={classNames(small, muted)}>{footnote}</p>}
    </div>
  );
}

/** A coffee that can be had now: what is on pre-order comes on its own day, and not with a delivery before it. */
function joinsNextDelivery({product, purchase, availability}: Offer): boolean {
  const isHere = availability.state === 'available' || availability.state === 'scarce';
  return product.kind === 'coffee' && purchase.preselected !== null && isHere;
}

function Head({product}: Pick<Offer, 'product'>) {
  const translate = useTranslate();
  const {badge, words, isCoffee} = product;
  return (
    <header className={styles.head}>
      {(badge === 'new' || badge === 'last-chance') && (
        <span>
          <Badge tone={badge === 'new' ? 'sun' : 'neutral'}>{translate(`listing:card.badge.${badge}`)}</Badge>
        </span>
      )}
      <h1>{product.title}</h1>
      {words !== '' && (
        <p className={styles.words}>
          {isCoffee && <VisuallyHidden>{`${translate('product:tastesOf')} `}</VisuallyHidden>}
          {words}
        </p>
      )}
    </header>
  );
}

function Organic({code}: {readonly code: string | null}) {
  const translate = useTranslate();
  return code === null ? null : <p className={classNames(small, muted)}>{translate('details:organic', {code})}</p>;
}

/** The price with what it is for, a set or a number of deliveries, and what others say of it. */
function Cost({offer: {product, variant, price}, figures}: Pick<Props, 'offer' | 'figures'>) {
  const translate = useTranslate();
  return (
    <div className={styles.price}>
      {product.kind === 'bundle' && <p className={small}>{translate('details:set.price')}</p>}
      <PriceTag tag={price} size="large" />
      {figures && <RatingLink figures={figures} />}
      <PriceNote kind={product.kind} isGiftSubscription={variant.deliveries !== null} />
      {variant.deliveries !== null && <p>{translate('details:gift.interval')}</p>}
    </div>
  );
}

function Buy({offer, onGone}: Pick<Props, 'offer' | 'onGone'>) {
  const {product, variant} = offer;
  return (
    <AddToCartForm
      id={BUY_FORM}
      title={product.title}
      variant={variant}
      variants={offer.amounts ?? undefined}
      chosen={offer.chosen}
      purchase={offer.purchase}
      firstShipment={offer.firstShipment}
      isPreOrder={offer.availability.state === 'pre-order'}
      donation={variant.donation}
      gift={offer.gift}
      onGone={onGone}
    />
  );
}

/** Specification, section 3, b2b.exclusive (decision): who may buy it logs in and comes back, others read how they may. */
function BusinessOnly({handle}: Pick<Product, 'handle'>) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Notice tone="info" title={translate('product:business.title')}>
      <p>{translate('product:business.text')}</p>
      <p>
        <TextLink href={loginPath(productPath(language, handle))} variant="standalone">
          {translate('product:business.login')}
        </TextLink>
      </p>
      <TextLink href={contentPath(language, 'businessInformation')} variant="standalone">
        {translate('product:business.link')}
      </TextLink>
    </Notice>
  );
}

/** The rating as stars with the number of reviews, which lie further down (Specification, section 2, Product page). */
function RatingLink({figures}: {readonly figures: Pick<ReviewFigures, 'average' | 'count'>}) {
  const translate = useTranslate();
  const format = useFormat();
  const {average, count} = figures;
  if (average === null) return null;
  return (
    <a className={styles.link} href="#reviews">
      <Stars {...starDisplay(average)} label={translate('common:starRating', {rating: format.rating(average)})} />
      {translate('details:reviewCount', {count})}
    </a>
  );
}

type PriceNoteProps = {readonly kind: Product['kind']; readonly isGiftSubscription: boolean};

/** Tax and shipping beside the price, the shipping costs one press away (PAngV). */
function PriceNote({kind, isGiftSubscription}: PriceNoteProps) {
  const translate = useTranslate();
  const className = classNames(small, muted);
  if (isGiftSubscription) return <p className={className}>{translate('product:price.giftSubscription')}</p>;
  if (kind === 'gift-card') return <p className={className}>{translate('product:price.noShipping')}</p>;
  if (kind === 'donation') return <p className={className}>{translate('product:price.donation')}</p>;
  return (
    <p className={className}>
      {`${translate('product:price.vat')} `}
      <TextLink href="#shipping">{translate('product:price.shipping')}</TextLink>
    </p>
  );
}

type NothingToBuyProps = {readonly offer: Offer; readonly hasSimilar: boolean};

/** Instead of a button that does nothing: a mail as soon as it is back, and something similar until then. */
function NothingToBuy({offer: {product, variant, availability}, hasSimilar}: NothingToBuyProps) {
  const translate = useTranslate();
  const isSoldOut = availability.state === 'sold-out';
  return (
    <div className={styles.nothing}>
      {isSoldOut && <StockAlertForm values={{variant: variant.number, handle: product.handle}} title={product.title} />}
      {hasSimilar && (
        <>
          {isSoldOut && <p>{translate('product:soldOut.text')}</p>}
          <Button href="#similar" variant="tertiary">
            {translate('product:soldOut.link')}
          </Button>
        </>
      )}
    </div>
  );
}
