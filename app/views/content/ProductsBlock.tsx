import type {ProductRow} from '../../domain/content/page';
import type {ProductCard} from '../../domain/product/product';
import {TextLink} from '../../ui/TextLink';
import {ProductCards} from '../parts/ProductCards';
import * as styles from './ProductsBlock.css';

type Props = {
  readonly block: ProductRow;
  readonly cards: readonly ProductCard[];
};

/** Products that go with a page; nothing where none of them is to be had right now. */
export function ProductsBlock({block, cards}: Props) {
  const {heading, link, anchor} = block;
  if (cards.length === 0) return null;
  return (
    <section className={styles.row} id={anchor ?? undefined}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {link && (
          <TextLink href={link.href} variant="standalone">
            {link.label}
          </TextLink>
        )}
      </div>
      <ProductCards cards={cards} />
    </section>
  );
}
