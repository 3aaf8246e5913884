import {useFormat, useTranslate} from '../../i18n/use-translate';
import type {DisplayedPrice as Tag} from '../../domain/product/price';
import {Price} from '../../ui/Price';
import * as styles from './PriceTag.css';

type Props = {
  readonly tag: Tag;
  readonly size?: 'medium' | 'large';
};

/** Shows a price with all that must stand beside it: the former price, the lowest of 30 days, the price per kilo. */
export function PriceTag({tag, size = 'medium'}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const amount = usePriceText(tag);
  const {struck, lowest30Days, unitPrice} = tag;
  const before = struck === null ? undefined : {amount: format.money(struck), label: translate('listing:card.was')};
  return (
    <p className={styles.tag}>
      <Price
        amount={amount}
        before={before}
        label={before && translate('listing:card.now')}
        unit={unitPrice === null ? undefined : format.unitPrice(unitPrice)}
        size={size}
      />
      {lowest30Days !== null && (
        <span className={styles.lowest}>{translate('listing:card.lowest', {price: format.money(lowest30Days)})}</span>
      )}
    </p>
  );
}

/** Returns a price in words, with 'from' where there are others. */
export function usePriceText({price, isFrom}: Pick<Tag, 'price' | 'isFrom'>): string {
  const translate = useTranslate();
  const format = useFormat();
  return isFrom ? translate('listing:card.from', {price: format.money(price)}) : format.money(price);
}
