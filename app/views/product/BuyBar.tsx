import {useEffect, useRef} from 'react';

import type {DisplayedPrice} from '../../domain/product/price';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {usePriceText} from '../parts/PriceTag';
import * as styles from './BuyBar.css';

type Props = {
  /** The id of the buy box's form, which the button sends. */
  readonly form: string;
  readonly title: string;
  readonly price: DisplayedPrice;
  readonly isPreOrder: boolean;
};

/**
 * Keeps the button that buys in reach on phones while one reads on. It sends the buy box's own form, with or without
 * JavaScript; with it, the bar makes room while that form's button is in sight.
 */
export function BuyBar({form, title, price, isPreOrder}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const priceText = usePriceText(price);
  const label = translate(isPreOrder ? 'product:cart.preOrder' : 'product:cart.add');
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = document.getElementById(form)?.querySelector('button');
    if (!button) return;
    const observer = new IntersectionObserver(([seen]) => {
      bar.current?.toggleAttribute('data-resting', seen?.isIntersecting === true);
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [form]);
  return (
    <div className={styles.bar} ref={bar} role="group" data-foot-bar aria-label={translate('product:cart.bar')}>
      <p className={styles.price}>
        {priceText}
        {price.unitPrice && <span className={styles.unit}>{format.unitPrice(price.unitPrice)}</span>}
      </p>
      {/* Beside the form's own button it is called by what it buys. */}
      <Button bright form={form} aria-label={translate('product:cart.named', {label, title})}>
        {label}
      </Button>
    </div>
  );
}
