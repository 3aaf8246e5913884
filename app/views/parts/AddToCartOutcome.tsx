import type {SentToCart} from '../../client/send-to-cart';
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

const NETWORK_ERROR = ['product:cart.network-error'] as const;
const NO_TEXTS = {};

/** Shows what became of adding to the cart. The status is on the page from the start, so that screen readers hear it change. */
export function AddToCartOutcome({title, answer, isSpoken = false}: Props) {
  const translate = useTranslate<'cart'>();
  const messages = answer === null ? NETWORK_ERROR : (answer?.messages ?? []);
  const gone = answer?.gone ?? [];
  return (
    <>
      <div role="status">
        {answer?.isAdded &&
          (isSpoken ? (
            <VisuallyHidden>{translate('product:cart.added', {title})}</VisuallyHidden>
          ) : (
            <div className={styles.added}>
              <span className={styles.cart} aria-hidden="true">
                <Icon name="cart" size="large" />
                <span className={styles.count}>{answer.shown?.summary?.displayedQuantity}</span>
              </span>
              <p>{translate('product:cart.added', {title})}</p>
            </div>
          ))}
      </div>
      {messages.length + gone.length > 0 && (
        <TextScope texts={answer?.texts ?? NO_TEXTS}>
          <Messages messages={messages} gone={gone} />
        </TextScope>
      )}
    </>
  );
}

function Messages({messages, gone}: Required<Pick<SentToCart, 'messages' | 'gone'>>) {
  const translate = useTranslate<'cart'>();
  return (
    <Notice tone="error">
      {messages.map((message) => (
        <p key={message}>{translate(message)}</p>
      ))}
      {gone.map(({code, title}) => (
        <p key={`${code} ${title}`}>{translate(`cart:gone.${code}`, {title})}</p>
      ))}
    </Notice>
  );
}
