import {BRAND} from '../../config/brand';
import {DEFAULT_CURRENCY, RETURN_DAYS, SHIPPING} from '../../config/commerce';
import {SHIPPING_COUNTRIES} from '../../config/countries';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {prose} from '../../styles/type.css';
import {Disclosure} from '../../ui/Disclosure';
import type {Reading} from './reading';
import * as styles from './ProductDetails.css';

/** Where the donation goes, how the parcel comes, and how it goes back. */
export function AfterBuying({product}: Pick<Reading, 'product'>) {
  const translate = useTranslate();
  const {kind, coffee} = product;
  return (
    <>
      {coffee && (
        <Disclosure summary={translate('product:donation.title')}>
          <p className={prose}>{translate('product:donation.text', {foundation: BRAND.foundation})}</p>
        </Disclosure>
      )}
      {kind !== 'gift-card' && kind !== 'donation' && <Delivery product={product} />}
    </>
  );
}

function Delivery({product}: Pick<Reading, 'product'>) {
  const translate = useTranslate();
  const {money} = useFormat();
  const fee = money({cents: SHIPPING.feeCents, currency: DEFAULT_CURRENCY});
  const freeFrom = money({cents: SHIPPING.freeFromCents, currency: DEFAULT_CURRENCY});
  return (
    <>
      <Disclosure summary={translate('product:shipping.title')}>
        <div className={styles.delivery} id="shipping">
          <p>{translate('product:shipping.cost', {fee, freeFrom})}</p>
          {product.isLargeAppliance ? (
            <p>{translate('details:gear.large')}</p>
          ) : (
            <p>{translate('product:shipping.time', SHIPPING.deliveryDays)}</p>
          )}
          {product.kind === 'coffee' ? (
            <p>{translate('product:shipping.countries', {count: SHIPPING_COUNTRIES.length})}</p>
          ) : (
            <p>{translate('details:countries.coffeeOnly')}</p>
          )}
        </div>
      </Disclosure>
      <Disclosure summary={translate('product:returns.title')}>
        <p className={prose}>{translate('product:returns.text', {days: RETURN_DAYS})}</p>
      </Disclosure>
    </>
  );
}
