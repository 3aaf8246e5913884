import {useContext, useEffect, useState, type MouseEvent} from 'react';

import {RETURN_DAYS, SHIPPING} from '../../config/commerce';
import {SHIPPING_COUNTRIES} from '../../config/countries';
import {isCarriedOut} from '../../domain/cart/report';
import type {CartSummary} from '../../domain/cart/summary';
import {isZero, type Money} from '../../domain/money';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {checkoutPath, contentPath} from '../../pages/paths';
import {Button} from '../../ui/Button';
import {Icon} from '../../ui/Icon';
import {Notice} from '../../ui/Notice';
import {Select} from '../../ui/Select';
import {TextLink} from '../../ui/TextLink';
import {AmountList} from '../parts/AmountList';
import {amountRows, type vatNote} from './amount-rows';
import type {PlaceFeedback} from './cart-feedback';
import {CartSubmissionContext} from './cart-submission';
import {CartForm} from './CartForm';
import * as styles from './CheckoutPanel.css';
import {Message} from './Message';
import {useTranslate} from './texts';
import {useKnownValues} from '../parts/use-known-values';

type Props = {
  /** What is left to pay. */
  readonly due: Money;
  /** The note on VAT. */
  readonly note: ReturnType<typeof vatNote>;
};

/**
 * Shows the way to the checkout: a link, for following it changes nothing. On phones it stays at hand, with what it
 * will cost. Who has just changed the cart pays for the changed one.
 */
export function CheckoutBar({due, note}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const url = checkoutPath(useLanguage());
  const {leaving, leave} = useLeaving();
  return (
    <div className={styles.bar} data-foot-bar>
      <p className={styles.total} aria-hidden="true">
        <span className={styles.amount}>{format.money(due)}</span>
        <span className={styles.vat}>{translate(note)}</span>
      </p>
      <Button
        href={url}
        rel="nofollow"
        bright
        className={styles.action}
        pending={leaving}
        onClick={leave}
        data-event="begin_checkout"
      >
        {translate('cart:checkout.action')}
      </Button>
    </div>
  );
}

/**
 * Sends what was only typed or chosen, and waits for all that is under way before it leaves; stays where some of it was not done or a price
 * has changed, so that it is seen.
 */
function useLeaving() {
  const {pending, isUnsent, reports, prices} = useContext(CartSubmissionContext);
  /** The link that was pressed, and what was there to be seen then; `null` unless the checkout is wanted. */
  const [pressed, setPressed] = useState<{readonly link: HTMLElement; readonly seen: readonly unknown[]} | null>(null);
  const isBusy = pending !== null;
  const leaving = pressed !== null && isBusy;
  const toSee = [...reports.filter((report) => !isCarriedOut(report)), ...prices];
  const isReady = pressed !== null && !isBusy && toSee.every((one) => pressed.seen.includes(one));
  useEffect(() => {
    if (pressed === null || isBusy) return;
    // A press that leads on: only such a one is measured.
    if (isReady) pressed.link.click();
    setPressed(null);
  }, [pressed, isBusy, isReady]);

  function leave(event: MouseEvent<HTMLElement>) {
    if (isReady || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const unsent = [...document.forms].filter((form) => isUnsent(new FormData(form)));
    if (!isBusy && unsent.length === 0) return;
    event.preventDefault();
    for (const form of unsent) form.requestSubmit();
    setPressed({link: event.currentTarget, seen: toSee});
  }

  return {leaving, leave};
}

const DELIVERY_DAYS = {
  usual: SHIPPING.deliveryDays,
  abroad: SHIPPING.deliveryDaysAbroad,
  'pre-order': {},
  'by-line': {},
  'by-email': {},
} as const;

/** Shows what a shopper is to know before ordering starts: ways to pay and where we deliver (§ 312j BGB), and what we promise. */
export function CheckoutFacts({arrives, waysToPay}: Pick<CartSummary, 'arrives'> & {readonly waysToPay: string}) {
  const translate = useTranslate();
  const language = useLanguage();
  const subscription = SHIPPING_COUNTRIES.filter((country) => country.availableForSubscription).length;
  return (
    <div className={styles.facts}>
      <p>{translate('cart:checkout.note')}</p>
      <ul className={styles.promises}>
        {arrives !== null && (
          <li className={styles.promise}>
            <Icon name={arrives === 'by-email' ? 'gift' : 'truck'} size="small" />
            {translate(`cart:checkout.delivery.${arrives}`, DELIVERY_DAYS[arrives])}
          </li>
        )}
        <li className={styles.promise}>
          <Icon name="bag" size="small" />
          {translate('cart:checkout.returns', {days: RETURN_DAYS})}
        </li>
        <li className={styles.promise}>
          <Icon name="check" size="small" />
          {translate('cart:checkout.guarantee')}
        </li>
      </ul>
      <h3 className={styles.title}>{translate('cart:checkout.payment.title')}</h3>
      <p>{waysToPay}</p>
      <h3 className={styles.title}>{translate('cart:checkout.areaTitle')}</h3>
      <p>
        {translate('cart:checkout.area', {count: SHIPPING_COUNTRIES.length, subscription})}{' '}
        <TextLink href={contentPath(language, 'shipping')}>{translate('cart:checkout.areaLink')}</TextLink>
      </p>
    </div>
  );
}

/** Shows what the cart costs, row by row, and what is saved (Specification, section 2, Cart). */
export function CartTotals({summary}: {readonly summary: CartSummary}) {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const shippingLabel = (
    <TextLink href={contentPath(language, 'shipping')}>{translate('cart:totals.shipping')}</TextLink>
  );
  const rows = amountRows(summary, translate, format).map((row) =>
    row.key === 'shipping' ? {...row, label: shippingLabel} : row,
  );
  return (
    <section className={styles.totals} aria-labelledby="cart-totals">
      <h2 className={styles.totalsTitle} id="cart-totals">
        {translate('cart:totals.title')}
      </h2>
      <AmountList rows={rows} />
      {!isZero(summary.savings) && (
        <p className={styles.savings}>{translate('cart:totals.savings', {amount: format.money(summary.savings)})}</p>
      )}
    </section>
  );
}

type DeliveryCountryProps = {
  readonly delivery: CartSummary['delivery'];
  readonly feedback: PlaceFeedback;
  readonly busy: boolean;
};

const PLACE = 'delivery-country';

/** Asks where a cart is to be sent, and says at once what cannot go there (Specification, section 5, Countries). */
export function DeliveryCountry({delivery, feedback, busy}: DeliveryCountryProps) {
  const {country, obstructed, hasImportDuties} = delivery;
  const translate = useTranslate();
  const language = useLanguage();
  const options = SHIPPING_COUNTRIES.map(({code, name}) => ({value: code, label: name[language]}));
  const chosen = country ?? SHIPPING_COUNTRIES[0].code;
  const form = useKnownValues({country: chosen});
  return (
    <section className={styles.delivery} id={PLACE} tabIndex={-1} aria-label={translate('cart:delivery.title')}>
      <CartForm intent="choose-country" place={PLACE} className={styles.form} formRef={form}>
        <Select
          label={translate('cart:delivery.label')}
          name="country"
          defaultValue={feedback.typed ?? chosen}
          options={options}
          autoComplete="shipping country"
        />
        <Button variant="tertiary" pending={busy} aria-label={translate('cart:delivery.submitLabel')}>
          {translate('cart:delivery.submit')}
        </Button>
      </CartForm>
      {feedback.messages.map((message) => (
        <Message key={message} tone="failure">
          {translate(message)}
        </Message>
      ))}
      {hasImportDuties && (
        <>
          <p className={styles.note}>{translate('cart:delivery.taxFree')}</p>
          <p className={styles.note}>{translate('cart:delivery.importDuties')}</p>
        </>
      )}
      {obstructed.length > 0 && (
        <Notice tone="warning" title={translate('cart:delivery.obstructed')}>
          <ul>
            {obstructed.map(({lineId, title, obstacle}) => (
              <li key={lineId}>{translate(`cart:delivery.${obstacle}`, {title})}</li>
            ))}
          </ul>
          <p>{translate('cart:delivery.remedy')}</p>
        </Notice>
      )}
    </section>
  );
}
