import {SHIPPING_COUNTRIES, shippingCountry} from '../../config/countries';
import type {CartSummary} from '../../domain/cart/summary';
import {useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import {Select} from '../../ui/Select';
import type {PlaceFeedback} from './cart-feedback';
import {CartForm} from './CartForm';
import * as styles from './DeliveryCountry.css';
import {Message} from './Message';
import {useTranslate} from './texts';

type Props = {
  readonly delivery: CartSummary['delivery'];
  readonly feedback: PlaceFeedback;
  readonly busy: boolean;
};

const PLACE = 'delivery-country';

/** Where it is to be sent, and at once what cannot go there (Specification, section 5, Countries). */
export function DeliveryCountry({delivery: {country, obstructed}, feedback, busy}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const options = SHIPPING_COUNTRIES.map(({code, name}) => ({value: code, label: name[language]}));
  return (
    <section className={styles.delivery} id={PLACE} aria-label={translate('cart:delivery.title')}>
      <CartForm intent="choose-country" place={PLACE} className={styles.form}>
        <Select
          key={country}
          label={translate('cart:delivery.label')}
          name="country"
          defaultValue={country ?? undefined}
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
      {country !== null && shippingCountry(country)?.coffeeOnly && (
        <p className={styles.note}>{translate('cart:delivery.taxFree')}</p>
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
