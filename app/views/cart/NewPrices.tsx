import type {PriceChange} from '../../domain/cart/seen-prices';
import {useFormat} from '../../i18n/use-translate';
import {Notice} from '../../ui/Notice';
import {useBroughtIntoView} from './Message';
import {useTranslate} from './texts';

/** Says which prices are not those that the shopper has seen. */
export function NewPrices({prices}: {readonly prices: readonly PriceChange[]}) {
  const translate = useTranslate();
  const format = useFormat();
  const box = useBroughtIntoView(prices.length);
  return (
    <div ref={box}>
      <Notice tone="warning" title={translate('cart:newPrices.title', {count: prices.length})}>
        {prices.map(({title, from, to}, index) => (
          <p key={index}>{translate('cart:newPrices.line', {title, from: format.money(from), to: format.money(to)})}</p>
        ))}
      </Notice>
    </div>
  );
}
