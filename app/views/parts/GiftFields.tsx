import type {Day} from '../../domain/delivery';
import type {FieldError} from '../../domain/form/form-answer';
import {useTranslate} from '../../i18n/use-translate';
import {Field} from '../../ui/Field';
import {TextArea} from '../../ui/TextArea';
import {plainFieldText} from './cart-field-text';
import * as styles from './GiftFields.css';

type Props = {
  /** What the cart's action says is wrong, by the names of the fields. */
  readonly errors: Readonly<Record<string, FieldError | undefined>>;
  /** What had been typed before, by the names of the fields. */
  readonly values?: Readonly<Record<string, string | undefined>>;
  /** Nothing is sent before it. */
  readonly today: Day;
};

/** Whom a gift card or gift subscription is for, what the card says and when it is sent. Nothing of it has to be filled in. */
export function GiftFields({errors, values = {}, today}: Props) {
  const translate = useTranslate<'cart'>();
  const control = (name: string) => {
    const code = errors[name];
    return {name, defaultValue: values[name], error: code && translate(`cart:field.${plainFieldText(code)}`)};
  };
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{translate('product:gift.legend')}</legend>
      <div className={styles.pair}>
        <Field
          label={translate('product:gift.recipientName')}
          {...control('recipientName')}
          maxLength={100}
          autoComplete="off"
        />
        <Field
          label={translate('product:gift.recipientEmail')}
          hint={translate('product:gift.recipientEmailHint')}
          {...control('recipientEmail')}
          type="email"
          maxLength={254}
          autoComplete="off"
        />
      </div>
      <TextArea label={translate('product:gift.message')} {...control('message')} rows={3} maxLength={1000} />
      <div className={styles.pair}>
        <Field
          label={translate('product:gift.senderName')}
          {...control('senderName')}
          maxLength={100}
          autoComplete="name"
        />
        <Field
          label={translate('product:gift.sendOn')}
          hint={translate('product:gift.sendOnHint')}
          {...control('sendOn')}
          type="date"
          min={today}
        />
      </div>
    </fieldset>
  );
}
