import {contentPath} from '../../config/paths';
import type {ReviewFigures} from '../../domain/product/review';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {muted, small} from '../../styles/type.css';
import {classNames} from '../../ui/class-names';
import {Badge} from '../../ui/Badge';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {AddToCartForm} from '../parts/AddToCartForm';
import {PriceTag} from '../parts/PriceTag';
import * as styles from './BuyBox.css';
import {NextDelivery} from './NextDelivery';
import {NothingToBuy} from './NothingToBuy';
import type {Offer} from './offer';
import {OptionLinks} from './OptionLinks';
import {PriceNote} from './PriceNote';
import {RatingLink} from './RatingLink';
import {StockLine} from './StockLine';
import {Usps} from './Usps';

/** The id of the form that buys. */
export const BUY_FORM = 'buy';

type Props = {
  readonly offer: Offer;
  readonly figures: ReviewFigures | null;
  readonly hasSimilar: boolean;
  readonly footnote: string | null;
};

/** What it is, what it costs, and how to have it. */
export function BuyBox({offer, figures, hasSimilar, footnote}: Props) {
  const {product} = offer;
  return (
    <div className={styles.box} id="product">
      <Head product={product} figures={figures} />
      {product.b2bExclusive ? (
        <BusinessOnly />
      ) : (
        <>
          <Cost offer={offer} />
          <OptionLinks handle={product.handle} choices={offer.choices} />
          <StockLine offer={offer} />
          {offer.purchase.preselected === null ? (
            <NothingToBuy offer={offer} hasSimilar={hasSimilar} />
          ) : (
            <Buy offer={offer} />
          )}
          {product.kind === 'coffee' && offer.purchase.preselected !== null && <NextDelivery handle={product.handle} />}
          <Usps kind={product.kind} />
        </>
      )}
      {footnote !== null && <p className={classNames(small, muted)}>{footnote}</p>}
    </div>
  );
}

function Head({product, figures}: Pick<Offer, 'product'> & Pick<Props, 'figures'>) {
  const translate = useTranslate();
  const {badge, words, isCoffee, organicCode} = product;
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
          {isCoffee && <VisuallyHidden>{translate('product:tastesOf')} </VisuallyHidden>}
          {words}
        </p>
      )}
      {organicCode !== null && (
        <p className={classNames(small, muted)}>{translate('details:organic', {code: organicCode})}</p>
      )}
      {figures && <RatingLink figures={figures} />}
    </header>
  );
}

/** The price with what it is for: a set, or a number of deliveries. */
function Cost({offer: {product, variant, price}}: {readonly offer: Offer}) {
  const translate = useTranslate();
  return (
    <div className={styles.price}>
      {product.kind === 'bundle' && <p className={small}>{translate('details:set.price')}</p>}
      <PriceTag tag={price} size="large" />
      <PriceNote kind={product.kind} />
      {variant.deliveries !== null && <p>{translate('details:gift.deliveries', {count: variant.deliveries})}</p>}
    </div>
  );
}

function Buy({offer}: {readonly offer: Offer}) {
  const {product, variant} = offer;
  return (
    <AddToCartForm
      key={variant.id}
      id={BUY_FORM}
      title={product.title}
      variant={variant}
      purchase={offer.purchase}
      firstShipment={offer.firstShipment}
      isPreOrder={offer.availability.state === 'pre-order'}
      donation={variant.donation}
      giftFrom={offer.giftFrom}
    />
  );
}

/** Specification, section 3, b2b.exclusive (decision): a way to who may buy it. */
function BusinessOnly() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Notice tone="info" title={translate('product:business.title')}>
      <p>{translate('product:business.text')}</p>
      <TextLink href={contentPath(language, 'businessInformation')} variant="standalone">
        {translate('product:business.link')}
      </TextLink>
    </Notice>
  );
}
