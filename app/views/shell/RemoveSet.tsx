import {useFetcher} from '@remix-run/react';
import {useEffect, useRef} from 'react';

import {cartPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {showCartCount} from '../parts/show-cart-count';

import * as styles from './MinicartLine.css';

type Props = {
  readonly lineId: string;
  readonly title: string;
  readonly changed: () => void;
};

/** What the cart's action answers, as far as it matters here. */
type Answer = {readonly ok: boolean; readonly cartCount?: number | null; readonly refusals?: readonly unknown[]};

/** Takes a set out of the cart. */
export function RemoveSet({lineId, title, changed}: Props) {
  const t = useTranslate();
  const fetcher = useFetcher<Answer>();
  const pending = fetcher.state !== 'idle';
  const answer = pending ? undefined : fetcher.data;
  const succeeded = answer?.ok === true && answer.refusals?.length === 0;
  const told = useRef<Answer>();
  useEffect(() => {
    if (!answer || told.current === answer) return;
    told.current = answer;
    if (typeof answer.cartCount === 'number') showCartCount(answer.cartCount);
    changed();
  }, [answer, changed]);

  return (
    <fetcher.Form method="post" action={cartPath(useLanguage())}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="lineId" value={lineId} />
      <button className={styles.remove} aria-label={t('shell:minicart.removeSetOf', {title})} aria-disabled={pending}>
        {t(pending ? 'shell:minicart.removing' : 'shell:minicart.removeSet')}
      </button>
      <div role="status">
        {answer && !succeeded && <p className={styles.failed}>{t('shell:minicart.removeFailed')}</p>}
      </div>
    </fetcher.Form>
  );
}
