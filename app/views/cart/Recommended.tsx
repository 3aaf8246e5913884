import type {ProductCard} from '../../domain/product/product';
import {useTranslate} from '../../i18n/use-translate';
import {ProductCards} from '../parts/ProductCards';
import {recommended} from './CartPage.css';

type Props = {
  /** The gear that coffee is recommended for; `null` for the whole selection. */
  readonly gearTitle: string | null;
  readonly cards: readonly ProductCard[];
};

/** What goes with the cart (Specification, section 2, Cart); nothing while there is nothing. */
export function Recommended({gearTitle, cards}: Props) {
  const translate = useTranslate();
  if (cards.length === 0) return null;
  return (
    <section className={recommended} aria-labelledby="cart-recommended">
      <h2 id="cart-recommended">
        {gearTitle === null
          ? translate('cart:recommended.forSelection')
          : translate('cart:recommended.forGear', {productTitle: gearTitle})}
      </h2>
      <ProductCards cards={cards} />
    </section>
  );
}
