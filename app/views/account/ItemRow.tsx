import type {ReactNode} from 'react';

import type {ImageSource} from '../../domain/picture';
import {Picture} from '../../ui/Picture';
import * as styles from './ItemRow.css';
import {useTranslate} from './texts';

type Props = {
  readonly item: {
    readonly title: string;
    readonly variantTitle: string | null;
    readonly quantity: number;
    readonly picture: ImageSource | null;
  };
  /** What all of it costs. */
  readonly amount: string;
  /** What else is to be said of it, each in a line. */
  readonly facts?: readonly (string | null)[];
  /** Below the facts. */
  readonly children?: ReactNode;
};

/** Shows one item of a delivery or an order. */
export function ItemRow({item: {title, variantTitle, quantity, picture}, amount, facts = [], children}: Props) {
  const translate = useTranslate();
  return (
    <li className={styles.item}>
      <div className={styles.frame}>
        {picture && <Picture className={styles.picture} picture={picture} sizes="4rem" decorative />}
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <p className={styles.title}>
            {translate('account:delivery.quantity', {count: quantity})} {title}
          </p>
          <p className={styles.amount}>{amount}</p>
        </div>
        {[variantTitle, ...facts].map(
          (fact) =>
            fact !== null && (
              <p key={fact} className={styles.fact}>
                {fact}
              </p>
            ),
        )}
        {children}
      </div>
    </li>
  );
}

/** Shows what is in a delivery or an order, as a list of `ItemRow`. */
export function ItemList({children}: {readonly children: ReactNode}) {
  const translate = useTranslate();
  return (
    <ul className={styles.items} aria-label={translate('account:delivery.items')}>
      {children}
    </ul>
  );
}
