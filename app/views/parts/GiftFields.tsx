import {GIFT_LIMITS} from '../../config/gifts';
import type {GiftOffer} from '../../domain/cart/recipient';
import type {FieldError} from '../../domain/form/form-answer';
import {useTranslate} from '../../i18n/use-translate';
import {Field} from '../../ui/Field';
import {TextArea} from '../../ui/TextArea';
import {fieldText} from './cart-field-text';
import * as styles from './GiftFields.css';

type Props = {
  /** The errors of the cart's action, by field name. */
  readonly errors: Readonly<Record<string, FieldError | undefined>>;
  /** What had been typed before, by the names of the fields. */
  readonly values?: Readonly<Record<string, string | undefined>>;
  readonly gift: GiftOffer;
};

/**
 * Asks whom a gift card or gift subscription is for, what the card says and when it is sent. Nothing of it has to be
 * filled in.
 */
export function GiftFields({errors, values = {}, gift}: Props) {
  const translate = useTranslate<'cart'>();
  const {kind, from, until} = gift;
  const limits = GIFT_LIMITS[kind];
  const control = (name: string) => {
    const code = errors[name];
    return {name, defaultValue: values[name], error: code && translate(`cart:field.${fieldText(name, code)}`)};
  };
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{translate('product:gift.legend')}</legend>
      <input type="hidden" name="giftKind" value={kind} />
      <div className={styles.pair}>
        <Field
          label={translate('product:gift.recipientName')}
          {...control('recipientName')}
          maxLength={limits.name}
          autoComplete="off"
        />
        <Field
          label={translate('product:gift.recipientEmail')}
          hint={translate(`product:gift.recipientEmailHint.${kind}`)}
          {...control('recipientEmail')}
          type="email"
          maxLength={254}
          autoComplete="off"
        />
      </div>
      <TextArea label={translate('product:gift.message')} {...control('message')} rows={3} maxLength={limits.message} />
      <div className={styles.pair}>
        <Field
          label={translate('product:gift.senderName')}
          {...control('senderName')}
          maxLength={limits.sender}
          autoComplete="name"
        />
        <Field
          label={translate('product:gift.sendOn')}
          hint={translate(`product:gift.sendOnHint.${kind}`)}
          {...control('sendOn')}
          type="date"
          min={from}
          max={until}
        />
      </div>
    </fieldset>
  );
}
