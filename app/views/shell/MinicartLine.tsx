import {type FormEvent, type MutableRefObject, useEffect, useRef, useState} from 'react';

import type {ShownCart} from '../../client/cart-summary';
import {newIdempotencyKey} from '../../client/idempotency-key';
import {IDEMPOTENCY_KEY_FIELD} from '../../domain/form/idempotency-key';
import {announce} from '../../client/live-region';
import {cartOf, sendToCart} from '../../client/send-to-cart';
import type {CartItem} from '../../domain/cart/groups';
import {compare} from '../../domain/money';
import {useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import {cartPath, productPath} from '../../pages/paths';
import {Badge} from '../../ui/Badge';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import {Price} from '../../ui/Price';
import {LineDonation} from '../cart/LineDonation';
import {planInterval} from '../cart/plan-interval';
import {preOrderText} from '../cart/pre-order-text';
import {showAnsweredCount} from '../parts/show-cart-count';
import * as styles from './MinicartLine.css';

type Props = {readonly item: CartItem; readonly changed: (cart: ShownCart | null) => void};

/**
 * Shows one item in small: what it is, how many, what it costs, where its donation goes. Sets can be taken out again.
 */
export function MinicartLine({item: {line, project, isFreeArticle, preOrder}, changed}: Props) {
  const t = useTranslate<'cart'>();
  const format = useFormat();
  const language = useLanguage();
  const options = line.options.map(({value}) => value).join(', ');
  const isBundle = line.kind === 'bundle';
  return (
    <li className={styles.line}>
      <div className={styles.frame}>
        {line.picture && <Picture className={styles.picture} picture={line.picture} sizes="4rem" decorative />}
      </div>
      <div className={styles.words}>
        {isFreeArticle ? (
          <span className={styles.title}>{line.title}</span>
        ) : (
          <Link
            className={styles.title}
            href={productPath(language, line.productHandle, line.variantId.split('/').at(-1) ?? null)}
          >
            {line.title}
          </Link>
        )}
        <span className={styles.fact}>
          {!isFreeArticle && t('cart:minicart.quantity', {count: line.quantity})} {options}
        </span>
        {preOrder && <span className={styles.fact}>{preOrderText(t, format, preOrder)}</span>}
        {line.plan && <span className={styles.fact}>{planInterval(t, line.plan)}</span>}
        {isFreeArticle && <Badge tone="moss">{t('cart:line.gift')}</Badge>}
      </div>
      <div className={styles.amount}>
        <Price
          amount={format.money(isFreeArticle && compare(line.total, line.subtotal) < 0 ? line.total : line.subtotal)}
          label={t('cart:line.total')}
        />
        {isBundle && <span className={styles.fact}>{t('cart:line.setPrice')}</span>}
        {line.unitPrice && <span className={styles.fact}>{format.unitPrice(line.unitPrice)}</span>}
      </div>
      {(project !== null || isBundle) && (
        <div className={styles.below}>
          {project && <LineDonation project={project} included={line.kind !== 'donation'} />}
          {isBundle && <RemoveSet lineId={line.id} title={line.title} changed={changed} />}
        </div>
      )}
    </li>
  );
}

type RemoveSetProps = {
  readonly lineId: string;
  readonly title: string;
  readonly changed: (cart: ShownCart | null) => void;
};

/** Takes a set out of the cart, and tells screen readers how much is left. */
function RemoveSet({lineId, title, changed}: RemoveSetProps) {
  const t = useTranslate<'cart'>();
  const language = useLanguage();
  const [state, setState] = useState<'pending' | 'failed' | null>(null);
  const isRemoved = useFocusAfterRemoval();

  async function send(form: FormData) {
    setState('pending');
    form.set(IDEMPOTENCY_KEY_FIELD, newIdempotencyKey());
    const answer = await sendToCart(language, form);
    const removed = answer?.messages.length === 0;
    setState(removed ? null : 'failed');
    isRemoved.current = removed;
    if (removed && answer.shown) {
      announce(t('cart:minicart.count', {count: answer.shown.summary?.displayedQuantity ?? 0}));
    }
    showAnsweredCount(answer);
    if (answer !== null) changed(cartOf(answer, language));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== 'pending') void send(new FormData(event.currentTarget));
  }

  return (
    <form method="post" action={cartPath(language)} onSubmit={submit}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="lineId" value={lineId} />
      <button
        className={styles.remove}
        aria-label={t('cart:minicart.removeSetOf', {title})}
        aria-disabled={state === 'pending'}
      >
        {t(state === 'pending' ? 'cart:minicart.removing' : 'cart:minicart.removeSet')}
      </button>
      <div role="status">
        {state === 'failed' && <p className={styles.failed}>{t('cart:minicart.removeFailed')}</p>}
      </div>
    </form>
  );
}

/**
 * Moves the focus once the button that had it has left with its line: to the minicart, or to the cart button where nothing is left
 * to show.
 * @returns says whether the line was taken out
 */
function useFocusAfterRemoval(): MutableRefObject<boolean> {
  const isRemoved = useRef(false);
  useEffect(
    () => () => {
      if (!isRemoved.current || document.activeElement !== document.body) return;
      const place =
        document.querySelector<HTMLElement>('[data-minicart]') ?? document.querySelector('[data-cart-link]');
      place?.focus({preventScroll: true});
    },
    [],
  );
  return isRemoved;
}
