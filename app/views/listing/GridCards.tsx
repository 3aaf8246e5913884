import type {GridPage} from '../../domain/listing/grid-page';
import type {ReviewAverage} from '../../domain/product/review';
import {ProductCardView} from '../parts/ProductCard';
import * as styles from './ProductGrid.css';

type Props = Pick<GridPage, 'cards'> & {
  /** By the product's global id; not there for what nobody has reviewed. */
  readonly ratings: Readonly<Record<string, ReviewAverage>>;
};

/** Shows the cards of a page of the grid. */
export function GridCards({cards, ratings}: Props) {
  return (
    <>
      {cards.map(({card, large}, index) => (
        <li key={`${card.id} ${card.variant?.number ?? ''}`} className={large ? styles.large : undefined}>
          <ProductCardView
            card={card}
            size={large ? 'large' : 'regular'}
            priority={index === 0}
            rating={ratings[card.id]}
            sells
          />
        </li>
      ))}
    </>
  );
}
