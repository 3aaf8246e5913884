import type {ProductCard as Card} from '../../domain/product/product';
import {ProductCard} from './ProductCard';
import {row} from './ProductCards.css';

type Props = {
  readonly cards: readonly Card[];
  /** How many stand beside each other on wide screens; 4 unless told otherwise. */
  readonly columns?: keyof typeof row;
  /** Whether the page has a `CardAddForm`, so that the cards can put their products into the cart. */
  readonly sells?: boolean;
};

/** Products beside each other, below the heading of a section. */
export function ProductCards({cards, columns = 4, sells = false}: Props) {
  return (
    <ul className={row[columns]}>
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} sells={sells} />
        </li>
      ))}
    </ul>
  );
}
