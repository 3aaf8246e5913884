import {cartPath} from '../../pages/paths';
import {GIFT_KINDS} from '../../config/gifts';
import {giftOffer} from '../../domain/cart/recipient';
import type {CartReport} from '../../domain/cart/report';
import type {Day} from '../../domain/delivery';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {GiftFields} from '../parts/GiftFields';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {isGiftToRepeat} from './cart-feedback';
import * as styles from './GiftAgain.css';

/** Fields of the form about what is bought. */
const BOUGHT = ['variantId', 'quantity', 'purchase', 'sellingPlanId', 'project'] as const;

/**
 * Shows the form of a gift that could not be put into the cart, with everything that was typed: without a script it
 * leads here.
 */
export function GiftAgain({reports, today}: {readonly reports: readonly CartReport[]; readonly today: Day}) {
  const translate = useTranslate();
  const action = cartPath(useLanguage());
  const report = reports.findLast(isGiftToRepeat);
  if (report === undefined) return null;
  const {errors = {}, values} = report;
  const kind = GIFT_KINDS.find((each) => each === values['giftKind']) ?? 'subscription';
  return (
    <form className={styles.form} method="post" action={action} aria-label={translate('product:cart.form')}>
      <input type="hidden" name="intent" value="add" />
      {BOUGHT.flatMap((name) => {
        const value = values[name];
        return value === undefined ? [] : [<input key={name} type="hidden" name={name} value={value} />];
      })}
      <IdempotencyKeyField />
      <GiftFields errors={errors} values={values} gift={giftOffer(kind, today)} />
      <div>
        <Button>{translate('product:cart.add')}</Button>
      </div>
    </form>
  );
}
