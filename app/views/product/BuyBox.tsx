import {BRAND} from '../../config/brand';
import {nextDeliveryPath} from '../../config/paths';
import type {ReviewFigures} from '../../domain/product/review';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Badge} from '../../ui/Badge';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {AddToCartForm} from '../parts/AddToCartForm';
import {PriceTag} from '../parts/PriceTag';
import * as styles from './BuyBox.css';
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
};

/** What it is, what it costs, and how to have it. */
export function BuyBox({offer, figures, hasSimilar}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const {product, variant, choices, price} = offer;
  const words = product.coffee ? product.coffee.taste.join(', ') : product.kind === 'gear' ? product.vendor : '';
  return (
    <div className={styles.box} id="product">
      <header className={styles.head}>
        {(product.badge === 'new' || product.badge === 'last-chance') && (
          <span>
            <Badge tone={product.badge === 'new' ? 'sun' : 'neutral'}>
              {translate(`listing:card.badge.${product.badge}`)}
            </Badge>
          </span>
        )}
        <h1>{product.title}</h1>
        {words !== '' && (
          <p className={styles.words}>
            {product.coffee && <VisuallyHidden>{translate('product:tastesOf')} </VisuallyHidden>}
            {words}
          </p>
        )}
        {figures && <RatingLink figures={figures} />}
      </header>
      {product.b2bExclusive ? (
        <Notice tone="info" title={translate('product:business.title')}>
          <p>{translate('product:business.text')}</p>
          <TextLink href={BRAND.businessUrl} variant="standalone">
            {translate('product:business.link')}
          </TextLink>
        </Notice>
      ) : (
        <>
          <div className={styles.price}>
            <PriceTag tag={price} size="large" />
            <PriceNote kind={product.kind} />
          </div>
          <OptionLinks handle={product.handle} choices={choices} />
          <StockLine offer={offer} />
          {offer.purchase.preselected === null ? (
            hasSimilar && <Nothing />
          ) : (
            <AddToCartForm
              key={variant.id}
              id={BUY_FORM}
              title={product.title}
              variant={variant}
              purchase={offer.purchase}
              firstShipment={offer.firstShipment}
              isPreOrder={offer.availability.state === 'pre-order'}
              donates={product.kind === 'donation' || variant.donationVariantId !== null}
            />
          )}
          {product.kind === 'coffee' && (
            <TextLink href={nextDeliveryPath(language, product.handle)} variant="standalone">
              {translate('product:nextDelivery')}
            </TextLink>
          )}
          <Usps kind={product.kind} />
        </>
      )}
    </div>
  );
}

/** Instead of a button that does nothing, a way on. */
function Nothing() {
  const translate = useTranslate();
  return (
    <div className={styles.nothing}>
      <p>{translate('product:soldOut.text')}</p>
      <Button href="#similar" variant="tertiary">
        {translate('product:soldOut.link')}
      </Button>
    </div>
  );
}
