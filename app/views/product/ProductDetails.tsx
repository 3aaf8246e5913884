import {BRAND} from '../../config/brand';
import {DEFAULT_CURRENCY, RETURN_DAYS, SHIPPING} from '../../config/commerce';
import {SHIPPING_COUNTRIES} from '../../config/countries';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {prose} from '../../styles/type.css';
import {Disclosure} from '../../ui/Disclosure';
import {PageWidth} from '../../ui/PageWidth';
import {CoffeeTable} from './CoffeeTable';
import {FactTable} from './FactTable';
import type {Offer} from './offer';
import * as styles from './ProductDetails.css';

/** What there is to read about a product: its story, its data, and what happens after it is bought. */
export function ProductDetails({product, variant}: Pick<Offer, 'product' | 'variant'>) {
  const translate = useTranslate();
  const {kind, coffee, descriptionHtml} = product;
  return (
    <PageWidth as="section" className={styles.details} id="product-details" aria-labelledby="details-title">
      <div className={styles.story}>
        <h2 id="details-title">
          {translate(kind === 'coffee' ? 'product:description.coffee' : 'product:description.other')}
        </h2>
        <div className={styles.prose} dangerouslySetInnerHTML={{__html: descriptionHtml}} />
      </div>
      <div className={styles.facts}>
        {coffee ? (
          <CoffeeTable coffee={coffee} />
        ) : (
          <FactTable title={translate('product:gear.title')} rows={variant.information} />
        )}
        <div>
          {coffee && (
            <Disclosure summary={translate('product:donation.title')} defaultOpen>
              <p className={prose}>{translate('product:donation.text', {foundation: BRAND.foundation})}</p>
            </Disclosure>
          )}
          {kind !== 'gift-card' && kind !== 'donation' && <Delivery />}
        </div>
      </div>
    </PageWidth>
  );
}

function Delivery() {
  const translate = useTranslate();
  const {money} = useFormat();
  const fee = money({cents: SHIPPING.feeCents, currency: DEFAULT_CURRENCY});
  const freeFrom = money({cents: SHIPPING.freeFromCents, currency: DEFAULT_CURRENCY});
  return (
    <>
      <Disclosure summary={translate('product:shipping.title')}>
        <div className={styles.delivery} id="shipping">
          <p>{translate('product:shipping.cost', {fee, freeFrom})}</p>
          <p>{translate('product:shipping.time', SHIPPING.deliveryDays)}</p>
          <p>{translate('product:shipping.countries', {count: SHIPPING_COUNTRIES.length})}</p>
        </div>
      </Disclosure>
      <Disclosure summary={translate('product:returns.title')}>
        <p className={prose}>{translate('product:returns.text', {days: RETURN_DAYS})}</p>
      </Disclosure>
    </>
  );
}
