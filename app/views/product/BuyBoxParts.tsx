import {Link} from '@remix-run/react';
import {useEffect, useState} from 'react';

import {nextDeliveryDay} from '../../client/next-delivery';
import {onFirstInteraction} from '../../client/on-first-interaction';
import {BRAND} from '../../config/brand';
import {DEFAULT_CURRENCY, DONATION, RETURN_DAYS, SHIPPING} from '../../config/commerce';
import type {Day, DayRange} from '../../domain/delivery';
import {isUsualDelivery} from '../../domain/product/arrival';
import type {BuyChoice} from '../../domain/product/buy-choice';
import type {OptionChoice, OptionValue} from '../../domain/product/selection';
import {useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import {nextDeliveryPath, productPath} from '../../pages/paths';
import {Icon} from '../../ui/Icon';
import type {IconName} from '../../ui/icon-paths';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import * as styles from './BuyBoxParts.css';
import type {Offer} from './offer';

/** Tells whether a variant is there, and how long it takes to arrive. */
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
  const {kind} = product;
  if (kind === 'gift-card' || kind === 'donation') return null;
  const amount = (cents: number) => format.amount({cents, currency: DEFAULT_CURRENCY});
  const fresh: Usp = {icon: 'truck', text: translate('details:usp.fresh', SHIPPING.deliveryDays)};
  const donation: Usp = {
    icon: 'leaf',
    text: translate('details:usp.donation', {
      amount: amount(DONATION.centsPerKilogram),
      foundation: BRAND.foundation,
    }),
  };
  const usps: readonly Usp[] = [
    ...(kind === 'coffee' && availability.state !== 'pre-order' && isUsualDelivery(variant.deliveryTime)
      ? [fresh]
      : []),
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

type OptionLinksProps = {
  readonly handle: string;
  readonly choices: readonly OptionChoice[];
  /** The id of the form that buys: its fields go along to the variant. `null` where nothing can be bought. */
  readonly form: string | null;
  /** What the address says is chosen in that form. */
  readonly chosen: BuyChoice;
};

/**
 * Shows a product's options, of which each value leads to the address of a variant; no script chooses. They send the
 * form that buys, so that everything else stays as chosen; where there is none, they are links with what the address
 * says.
 */
export function OptionLinks({handle, choices, form, chosen}: OptionLinksProps) {
  const real = choices.filter((choice) => choice.values.length > 1);
  if (real.length === 0) return null;
  return (
    <div className={styles.options} id="variant-selection">
      {/* Enter in a field of the form presses its first button: that is to buy, not to change the variant. */}
      {form !== null && <button type="submit" form={form} hidden />}
      {real.map((choice) => (
        <div key={choice.name} className={styles.option} role="group" aria-label={choice.name}>
          <p className={styles.name} aria-hidden="true">
            {choice.name}
          </p>
          <ul className={styles.values}>
            {choice.values.map((value) => (
              <li key={value.value}>
                <Value handle={handle} value={value} form={form} chosen={chosen} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type ValueProps = Omit<OptionLinksProps, 'choices'> & {readonly value: OptionValue};

function Value({handle, value, form, chosen}: ValueProps) {
  const language = useLanguage();
  const translate = useTranslate();
  if (value.variantNumber === null) {
    return (
      <span className={styles.gone}>
        {value.value}
        <VisuallyHidden>, {translate('product:options.gone')}</VisuallyHidden>
      </span>
    );
  }
  const path = productPath(language, handle);
  const common = {
    className: value.available ? styles.value : styles.soldOut,
    'aria-current': value.selected ? 'true' : undefined,
    children: (
      <>
        {value.value}
        {!value.available && <VisuallyHidden>, {translate('product:options.soldOut')}</VisuallyHidden>}
      </>
    ),
  } as const;
  if (form === null) {
    const query = new URLSearchParams({...chosen, variant: value.variantNumber});
    return <Link {...common} to={`${path}?${query.toString()}`} preventScrollReset replace />;
  }
  return (
    <button
      {...common}
      type="submit"
      form={form}
      formMethod="get"
      formAction={path}
      name="variant"
      value={value.variantNumber}
    />
  );
}
