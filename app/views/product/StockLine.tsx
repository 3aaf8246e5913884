import {SHIPPING} from '../../config/commerce';
import type {DayRange} from '../../domain/delivery';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {Notice} from '../../ui/Notice';
import type {Offer} from './offer';
import * as styles from './StockLine.css';

/** Whether it is there, and how long it takes to arrive. */
export function StockLine({offer}: {readonly offer: Offer}) {
  const translate = useTranslate();
  const text = useAvailabilityText(offer);
  const {product, variant, availability, arrival} = offer;
  if (product.kind === 'gift-card' || product.kind === 'donation') return null;
  if (availability.state === 'archived') {
    return (
      <Notice tone="warning">
        <p>{text}</p>
      </Notice>
    );
  }
  const ships = availability.state === 'available' || availability.state === 'scarce';
  const time = variant.deliveryTime ?? translate('product:deliveryDays', SHIPPING.deliveryDays);
  return (
    <p className={styles.line}>
      <span className={styles.state[availability.state]}>{text}</span>
      {ships && <span className={styles.time}>{translate('product:delivery', {time})}</span>}
      {arrival && <Arrival days={arrival} />}
    </p>
  );
}

function useAvailabilityText({availability}: Offer): string {
  const translate = useTranslate();
  const format = useFormat();
  if (availability.state === 'scarce') return translate('product:availability.scarce', {count: availability.left});
  if (availability.state !== 'pre-order') return translate(`product:availability.${availability.state}`);
  return availability.from === null
    ? translate('product:availability.pre-order-undated')
    : translate('product:availability.pre-order', {date: format.date(availability.from)});
}

function Arrival({days: {from, to}}: {readonly days: DayRange}) {
  const translate = useTranslate();
  const {dayMonth} = useFormat();
  return (
    <span className={styles.time}>
      {from === to
        ? translate('details:arrivalDay', {from: dayMonth(from)})
        : translate('details:arrival', {from: dayMonth(from), to: dayMonth(to)})}
    </span>
  );
}
