import {useEffect, useRef, useState} from 'react';

import {DEFAULT_CURRENCY, SHIPPING} from '../../config/commerce';
import {orderedSum, type OrderedGoods, type OrderedSum} from '../../domain/subscription/ordered-sum';
import {useFormat} from '../../i18n/use-translate';
import * as styles from './CommandForm.css';
import {useTranslate} from './texts';

type Props = {
  /** What the form's fields choose from; `null` where the form has none. */
  readonly goods: OrderedGoods | null;
  /** How it comes: by an interval in weeks, by one that the form asks for, or once. */
  readonly rhythm: number | 'asked' | 'once';
};

/** Shows above the button of a form that orders what it costs, and how long it binds (§ 312j (2) BGB). */
export function OrderTerms({goods, rhythm}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const shipping = {
    fee: format.money({cents: SHIPPING.feeCents, currency: DEFAULT_CURRENCY}),
    amount: format.amount({cents: SHIPPING.freeFromCents, currency: DEFAULT_CURRENCY}),
  };
  return (
    <div className={styles.text}>
      {goods !== null && <Sum goods={goods} />}
      <p>{translate('account:commands.order.prices', shipping)}</p>
      {rhythm !== 'once' && (
        <p>
          {typeof rhythm === 'number' && `${translate('account:delivery.weeks', {count: rhythm})}. `}
          {translate('account:commands.order.duration')}
        </p>
      )}
    </div>
  );
}

/** Shows the sum of the fields, which needs a script. Without one, each field shows the price of a piece. */
function Sum({goods}: {readonly goods: OrderedGoods}) {
  const translate = useTranslate();
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const [sum, setSum] = useState<OrderedSum | null>(null);
  useEffect(() => {
    const form = place.current?.closest('form') ?? null;
    if (form === null) return undefined;
    const show = () => {
      const fields = new FormData(form);
      setSum(
        orderedSum(goods, (name) => {
          const value = fields.get(name);
          return typeof value === 'string' ? value : null;
        }),
      );
    };
    show();
    form.addEventListener('input', show);
    return () => form.removeEventListener('input', show);
  }, [goods]);
  return (
    <div ref={place} aria-live="polite">
      {sum !== null && (
        <p className={styles.sum}>
          {translate('account:commands.order.sum', {
            count: sum.count,
            price: format.piecePrice(sum.piece),
            total: format.money(sum.total),
          })}
        </p>
      )}
    </div>
  );
}
