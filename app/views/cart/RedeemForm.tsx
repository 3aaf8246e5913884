import {useEffect, useRef} from 'react';

import {LIMITS} from '../../config/commerce';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import type {PlaceFeedback} from './cart-feedback';
import {CartForm} from './CartForm';
import * as styles from './CodeBox.css';
import {Message} from './Message';
import {useTranslate} from './texts';

type Props = {
  readonly intent: 'apply-code' | 'apply-gift-card';
  readonly texts: 'cart:codes.code' | 'cart:codes.giftCard';
  readonly place: string;
  readonly feedback: PlaceFeedback;
  readonly busy: boolean;
};

/** A code and the button that redeems it, with what became of it. */
export function RedeemForm({intent, texts, place, feedback, busy}: Props) {
  const translate = useTranslate();
  const {messages, succeeded, typed} = feedback;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (succeeded) form.current?.reset();
  }, [succeeded, feedback]);
  return (
    <>
      <CartForm intent={intent} place={place} className={styles.form} formRef={form}>
        <Field
          label={translate(`${texts}.label`)}
          name="code"
          defaultValue={typed}
          maxLength={LIMITS.codeLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          aria-invalid={messages.length > 0 ? true : undefined}
        />
        <Button variant="secondary" pending={busy} aria-label={translate(`${texts}.submitLabel`)}>
          {translate(`${texts}.submit`)}
        </Button>
      </CartForm>
      {messages.length > 0 && (
        <Message tone="failure">
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
