import {cartPath} from '../../pages/paths';
import type {CartFormAnswer} from '../../domain/cart/report';
import type {Day} from '../../domain/delivery';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {GiftFields} from '../parts/GiftFields';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import * as styles from './GiftAgain.css';

/** Fields of the form about the gift itself; the others are of what is bought. */
const WRITTEN = ['recipientName', 'recipientEmail', 'message', 'senderName', 'sendOn'] as const;
const BOUGHT = ['variantId', 'quantity', 'purchase', 'sellingPlanId', 'project'] as const;

/** The form of a gift that could not be put into the cart, with everything that was typed: without a script it leads here. */
export function GiftAgain({answer: {errors, values}, today}: {readonly answer: CartFormAnswer; readonly today: Day}) {
  const translate = useTranslate();
  const action = cartPath(useLanguage());
  if (!WRITTEN.some((field) => errors[field] !== undefined)) return null;
  return (
    <form className={styles.form} method="post" action={action} aria-label={translate('product:cart.form')}>
      <input type="hidden" name="intent" value="add" />
      {BOUGHT.flatMap((name) => {
        const value = values[name];
        return value === undefined ? [] : [<input key={name} type="hidden" name={name} value={value} />];
      })}
      <IdempotencyKeyField />
      <GiftFields errors={errors} values={values} today={today} />
      <div>
        <Button>{translate('product:cart.add')}</Button>
      </div>
    </form>
  );
}
