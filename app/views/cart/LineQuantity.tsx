import {useEffect, useRef} from 'react';

import {LIMITS} from '../../config/commerce';
import type {CartLine} from '../../domain/cart/cart';
import {Button} from '../../ui/Button';
import {QuantityStepper} from '../../ui/QuantityStepper';
import type {PlaceFeedback} from './cart-feedback';
import {CartForm} from './CartForm';
import * as styles from './LineQuantity.css';
import {useTranslate} from './texts';

type Props = {
  readonly line: CartLine;
  /** How many there were to be, where that could not be carried out. */
  readonly wish: number | undefined;
  readonly place: string;
  readonly feedback: PlaceFeedback | undefined;
  /** Of the message that tells what is wrong with the quantity. */
  readonly messageId: string;
};

const UPDATE = {name: 'intent', value: 'update'} as const;

/** How many of a line: minus and plus change it by one, a typed number is the number. */
export function LineQuantity({line, wish, place, feedback, messageId}: Props) {
  const translate = useTranslate();
  const {title} = line;
  const typed = feedback?.typed ?? wish?.toString();
  const number = Number(typed ?? Number.NaN);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(line);
  useEffect(() => {
    const field = form.current?.elements.namedItem('quantity');
    // React leaves a number field alone that was typed in: after a change it shows what the cart now says, but not on
    // the first showing, which would undo what was typed before the script came.
    if (shown.current !== line && feedback?.typed === undefined && field instanceof HTMLInputElement) {
      field.value = String(wish ?? line.quantity);
    }
    shown.current = line;
  }, [line, feedback?.typed, wish]);
  return (
    <CartForm intent="update" place={place} fields={{lineId: line.id}} className={styles.form} formRef={form}>
      <button {...UPDATE} className={styles.enter} tabIndex={-1} aria-hidden="true" />
      <QuantityStepper
        label={translate('cart:line.quantityOf', {title})}
        name="quantity"
        defaultValue={Number.isFinite(number) ? number : line.quantity}
        max={LIMITS.quantityMax}
        invalid={typed !== undefined}
        {...(feedback ? {describedBy: messageId} : {})}
        decrease={{name: 'intent', value: 'decrease', label: translate('cart:line.decrease', {title})}}
        increase={{
          name: 'intent',
          value: 'increase',
          label: translate('cart:line.increase', {title}),
          disabled: line.quantity >= LIMITS.quantityMax,
        }}
      />
      <span className={styles.update}>
        <Button
          {...UPDATE}
          variant="ghost"
          inline
          className={styles.close}
          aria-label={translate('cart:line.updateOf', {title})}
        >
          {translate('cart:line.update')}
        </Button>
      </span>
    </CartForm>
  );
}
