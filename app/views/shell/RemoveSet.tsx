import {useState, type FormEvent} from 'react';

import {operationId} from '../../client/operation-id';
import {sendToCart} from '../../client/send-to-cart';
import {cartPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {showCartCount} from '../parts/show-cart-count';

import * as styles from './MinicartLine.css';

type Props = {
  readonly lineId: string;
  readonly title: string;
  readonly changed: () => void;
};

/** Takes a set out of the cart. */
export function RemoveSet({lineId, title, changed}: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const [state, setState] = useState<'pending' | 'failed' | null>(null);

  async function send(form: FormData) {
    setState('pending');
    form.set('operation', operationId());
    const reply = await sendToCart(language, form);
    setState(reply?.ok && reply.refusals.length === 0 ? null : 'failed');
    if (reply?.ok && reply.cartCount !== null) showCartCount(reply.cartCount);
    if (reply !== null) changed();
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
        aria-label={t('shell:minicart.removeSetOf', {title})}
        aria-disabled={state === 'pending'}
      >
        {t(state === 'pending' ? 'shell:minicart.removing' : 'shell:minicart.removeSet')}
      </button>
      <div role="status">
        {state === 'failed' && <p className={styles.failed}>{t('shell:minicart.removeFailed')}</p>}
      </div>
    </form>
  );
}
