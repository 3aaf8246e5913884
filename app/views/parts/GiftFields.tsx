import type {CartFormError} from '../../domain/cart/form.server';
import type {Day} from '../../domain/delivery';
import {useTranslate} from '../../i18n/use-translate';
import {Field} from '../../ui/Field';
import {TextArea} from '../../ui/TextArea';
import * as styles from './GiftFields.css';

type Props = {
  /** What the cart's action says is wrong, by the names of the fields. */
  readonly errors: Readonly<Record<string, CartFormError>>;
  /** Nothing is sent before it. */
  readonly today: Day;
};

/** Whom a gift card or gift subscription is for, what the card says and when it is sent. Nothing of it has to be filled in. */
export function GiftFields({errors, today}: Props) {
  const translate = useTranslate();
  const error = (field: string) => {
    const code = errors[field];
    return code && translate(`cart:field.${code}`);
  };
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{translate('product:gift.legend')}</legend>
      <div className={styles.pair}>
        <Field
          label={translate('product:gift.recipientName')}
          name="recipientName"
          maxLength={100}
          autoComplete="off"
          error={error('recipientName')}
        />
        <Field
          label={translate('product:gift.recipientEmail')}
          hint={translate('product:gift.recipientEmailHint')}
          name="recipientEmail"
          type="email"
          maxLength={254}
          autoComplete="off"
          error={error('recipientEmail')}
        />
      </div>
      <TextArea
        label={translate('product:gift.message')}
        name="message"
        rows={3}
        maxLength={1000}
        error={error('message')}
      />
      <div className={styles.pair}>
        <Field
          label={translate('product:gift.senderName')}
          name="senderName"
          maxLength={100}
          autoComplete="name"
          error={error('senderName')}
        />
        <Field
          label={translate('product:gift.sendOn')}
          hint={translate('product:gift.sendOnHint')}
          name="sendOn"
          type="date"
          min={today}
          error={error('sendOn')}
        />
      </div>
    </fieldset>
  );
}
