import {isAdded, wordOfCart, type CartReply} from '../../client/send-to-cart';
import {TextScope, useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import {Notice} from '../../ui/Notice';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import type {AddToCartAnswer} from './use-add-to-cart';
import * as styles from './AddToCartOutcome.css';

type Props = {
  readonly title: string;
  readonly answer: AddToCartAnswer;
  /** Whether success is for the ear alone: the notice at the cart shows it. */
  readonly isSpoken?: boolean;
};

/** What became of adding to the cart. The status is on the page from the start, so that screen readers hear it change. */
export function AddToCartOutcome({title, answer, isSpoken = false}: Props) {
  const translate = useTranslate();
  const reply = wordOfCart(answer);
  const notAsked = answer === null ? 'unanswered' : answer?.ok === null ? 'tooBusy' : null;
  return (
    <>
      <div role="status">
        {answer?.ok &&
          isAdded(answer) &&
          (isSpoken ? (
            <VisuallyHidden>{translate('product:cart.added', {title})}</VisuallyHidden>
          ) : (
            <div className={styles.added}>
              <span className={styles.cart}>
                <Icon name="cart" size="large" />
                <span className={styles.count}>{answer.cartCount}</span>
              </span>
              <p>{translate('product:cart.added', {title})}</p>
            </div>
          ))}
      </div>
      {notAsked && (
        <Notice tone="error">
          <p>{translate(`product:cart.${notAsked}`)}</p>
        </Notice>
      )}
      {reply && (
        <TextScope texts={reply.texts}>
          <Refusals reply={reply} />
        </TextScope>
      )}
    </>
  );
}

function Refusals({reply}: {readonly reply: CartReply}) {
  const translate = useTranslate();
  const texts = reply.ok
    ? reply.refusals.map(({code}) => translate(`cart:refusal.${code}`))
    : Object.values(reply.errors).map((code) => translate(`cart:field.${code}`));
  if (texts.length === 0) return null;
  return (
    <Notice tone="error">
      {[...new Set(texts)].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
