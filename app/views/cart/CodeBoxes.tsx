import {useEffect, useRef} from 'react';

import {LIMITS} from '../../config/commerce';
import type {DiscountCode, AppliedGiftCard} from '../../domain/cart/cart';
import {negate} from '../../domain/money';
import {useFormat} from '../../i18n/use-translate';
import {Badge} from '../../ui/Badge';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import type {PlaceFeedback} from './cart-feedback';
import {CartForm} from './CartForm';
import * as styles from './CodeBoxes.css';
import {Message} from './Message';
import {useTranslate} from './texts';

type Props = {
  readonly codes: readonly DiscountCode[];
  readonly feedback: PlaceFeedback;
  readonly busy: boolean;
};

/** The id of the box with the discount codes. */
export const CODE_PLACE = 'discount-code';

/** Takes a discount code, and lists every code with whether it counts and a way to take it off. */
export function CodeBox({codes, feedback, busy}: Props) {
  const translate = useTranslate();
  return (
    <div className={styles.box} id={CODE_PLACE} tabIndex={-1}>
      <RedeemForm intent="apply-code" texts="cart:codes.code" place={CODE_PLACE} feedback={feedback} busy={busy} />
      {codes.length > 0 && (
        <ul className={styles.list} aria-label={translate('cart:codes.code.list')}>
          {codes.map(({code, applicable}) => (
            <li key={code} className={styles.entry}>
              <span className={styles.name}>{code}</span>
              <Badge tone={applicable ? 'moss' : 'neutral'}>
                {translate(applicable ? 'cart:codes.code.applies' : 'cart:codes.code.appliesNot')}
              </Badge>
              <CartForm intent="remove-code" place={CODE_PLACE} fields={{code}}>
                <Button variant="ghost" inline aria-label={translate('cart:codes.code.removeOf', {code})}>
                  {translate('cart:codes.code.remove')}
                </Button>
              </CartForm>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type GiftCardBoxProps = {
  readonly cards: readonly AppliedGiftCard[];
  readonly feedback: PlaceFeedback;
  readonly busy: boolean;
};

const GIFT_CARD_PLACE = 'gift-card';

/** Takes gift cards, one after the other, and lists those in use by their last characters. */
export function GiftCardBox({cards, feedback, busy}: GiftCardBoxProps) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <div className={styles.box} id={GIFT_CARD_PLACE} tabIndex={-1}>
      <RedeemForm
        intent="apply-gift-card"
        texts="cart:codes.giftCard"
        place={GIFT_CARD_PLACE}
        feedback={feedback}
        busy={busy}
      />
      <p className={styles.hint}>{translate('cart:codes.giftCard.hint')}</p>
      {cards.length > 0 && (
        <ul className={styles.list} aria-label={translate('cart:codes.giftCard.list')}>
          {cards.map(({id, lastCharacters, amountUsed}) => (
            <li key={id} className={styles.entry}>
              <span className={styles.name}>{translate('cart:codes.giftCard.card', {lastCharacters})}</span>
              <span className={styles.used}>{format.money(negate(amountUsed))}</span>
              <CartForm intent="remove-gift-card" place={GIFT_CARD_PLACE} fields={{giftCardId: id}}>
                <Button variant="ghost" inline aria-label={translate('cart:codes.giftCard.removeOf', {lastCharacters})}>
                  {translate('cart:codes.giftCard.remove')}
                </Button>
              </CartForm>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type RedeemFormProps = {
  readonly intent: 'apply-code' | 'apply-gift-card';
  readonly texts: 'cart:codes.code' | 'cart:codes.giftCard';
  readonly place: string;
  readonly feedback: PlaceFeedback;
  readonly busy: boolean;
};

/** A code and the button that redeems it, with what became of it. */
function RedeemForm({intent, texts, place, feedback, busy}: RedeemFormProps) {
  const translate = useTranslate();
  const {messages, succeeded, typed} = feedback;
  const messageId = `${place}-message`;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.elements.namedItem('code');
    // What has been typed since is the next code.
    if (succeeded && field instanceof HTMLInputElement && field.value === typed) field.value = '';
  }, [succeeded, typed, feedback]);
  return (
    <>
      <CartForm intent={intent} place={place} className={styles.form} formRef={form}>
        <Field
          label={translate(`${texts}.label`)}
          name="code"
          defaultValue={succeeded ? undefined : typed}
          maxLength={LIMITS.codeLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          {...(messages.length > 0 && {'aria-invalid': true, 'aria-describedby': messageId})}
        />
        <Button variant="secondary" pending={busy} aria-label={translate(`${texts}.submitLabel`)}>
          {translate(`${texts}.submit`)}
        </Button>
      </CartForm>
      {messages.length > 0 && (
        <Message tone="failure" id={messageId}>
          <p>{translate(`${texts}.failure`)}</p>
          {messages.map((message) => (
            <p key={message} className={styles.reason}>
              {translate(message)}
            </p>
          ))}
        </Message>
      )}
      {succeeded && <Message tone="success">{translate(`${texts}.success`)}</Message>}
    </>
  );
}
