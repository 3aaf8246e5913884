import type {ProductCard as Card} from '../../domain/product/product';
import {Grid} from '../../ui/Grid';
import {ProductCard} from './ProductCard';

type Props = {
  readonly cards: readonly Card[];
  readonly columns?: 'cards' | 'large';
};

/** Products beside each other, below the heading of a section. */
export function ProductCards({cards, columns = 'cards'}: Props) {
  return (
    <Grid columns={columns}>
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} />
        </li>
      ))}
    </Grid>
  );
}
