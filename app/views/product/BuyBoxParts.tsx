import {useEffect, useState, type RefObject} from 'react';

import {nextDeliveryDay} from '../../client/next-delivery';
import {onFirstInteraction} from '../../client/on-first-interaction';
import {BRAND} from '../../config/brand';
import {DEFAULT_CURRENCY, DONATION, RETURN_DAYS, SHIPPING} from '../../config/commerce';
import type {Day, DayRange} from '../../domain/delivery';
import {isUsualDelivery} from '../../domain/product/arrival';
import {useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import {nextDeliveryPath} from '../../pages/paths';
import {Icon} from '../../ui/Icon';
import type {IconName} from '../../ui/icon-paths';
import {Notice} from '../../ui/Notice';
import {StatusMessage} from '../../ui/StatusMessage';
import {TextLink} from '../../ui/TextLink';
import {usePriceText} from '../parts/PriceTag';
import * as styles from './BuyBoxParts.css';
import type {Offer} from './offer';

type StockLineProps = {readonly offer: Offer; readonly place: RefObject<HTMLParagraphElement>};

/** Tells whether a variant is there, and how long it takes to arrive. It takes the focus of a form that is gone. */
export function StockLine({offer, place}: StockLineProps) {
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
    <p className={styles.line} ref={place} tabIndex={-1}>
      <span className={styles.state[availability.state]}>{text}</span>
      {ships && (
        <span className={styles.time}>{translate(arrival ? 'product:delivery' : 'product:ownDelivery', {time})}</span>
      )}
      {arrival && <Arrival days={arrival} />}
    </p>
  );
}

/** Tells screen readers what another variant costs and whether it is there, and what has sold out meanwhile. */
export function OfferStatus({offer}: {readonly offer: Offer}) {
  const price = usePriceText(offer.price);
  const availability = useAvailabilityText(offer);
  const {kind} = offer.product;
  const hasStock = kind !== 'gift-card' && kind !== 'donation';
  return <StatusMessage of={offer.variant.id} text={hasStock ? `${price}, ${availability}` : price} />;
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

function Arrival({days}: {readonly days: DayRange}) {
  const translate = useTranslate();
  const {dayMonth, dayRange} = useFormat();
  return (
    <span className={styles.time}>
      {days.from === days.to
        ? translate('details:arrivalDay', {from: dayMonth(days.from)})
        : translate('details:arrival', dayRange(days))}
    </span>
  );
}

/**
 * Shows a subscriber's shorter way: the coffee joins what comes next anyway. The page is the same for everybody and
 * lies in the edge cache, so the day is asked for by script, once somebody uses the page; the link leads there without
 * it too.
 */
export function NextDelivery({handle}: {readonly handle: string}) {
  const translate = useTranslate();
  const language = useLanguage();
  const format = useFormat();
  const [day, setDay] = useState<Day | null>(null);
  useEffect(() => onFirstInteraction(() => void nextDeliveryDay(language).then(setDay)), [language]);
  return (
    <TextLink href={nextDeliveryPath(language, handle)} variant="standalone">
      {day === null
        ? translate('product:nextDelivery.link')
        : translate('product:nextDelivery.on', {date: format.date(day)})}
    </TextLink>
  );
}

/**
 * Shows what speaks for buying it here, in a line each, as far as it is true of it; nothing for what comes by e-mail.
 */
export function Usps({offer: {product, variant, availability}}: {readonly offer: Offer}) {
  const translate = useTranslate();
  const format = useFormat();
  const {kind, isFresh} = product;
  if (kind === 'gift-card' || kind === 'donation') return null;
  const amount = (cents: number) => format.amount({cents, currency: DEFAULT_CURRENCY});
  const soon: Usp = {
    icon: 'truck',
    text: translate(isFresh ? 'details:usp.fresh' : 'details:usp.soon', SHIPPING.deliveryDays),
  };
  const donation: Usp = {
    icon: 'leaf',
    text: translate('details:usp.donation', {
      amount: amount(DONATION.centsPerKilogram),
      foundation: BRAND.foundation,
    }),
  };
  const usps: readonly Usp[] = [
    ...(kind === 'coffee' && availability.state !== 'pre-order' && isUsualDelivery(variant.deliveryTime) ? [soon] : []),
    {icon: 'bag', text: translate('details:usp.shipping', {amount: amount(SHIPPING.freeFromCents)})},
    {icon: 'check', text: translate('details:usp.returns', {days: RETURN_DAYS})},
    ...(variant.donation === 'included' ? [donation] : []),
  ];
  return (
    <ul className={styles.list} aria-label={translate('details:usp.title')}>
      {usps.map(({icon, text}) => (
        <li key={text} className={styles.item}>
          <span className={styles.mark}>
            <Icon name={icon} size="small" />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}

type Usp = {readonly icon: IconName; readonly text: string};
