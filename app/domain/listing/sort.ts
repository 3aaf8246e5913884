import type {Sort} from '../../config/listing';
import type {GridCard} from './listing';

type Order = (one: GridCard, other: GridCard) => number;

/** The grid in the asked order. Equal cards keep the editors' order; what is sold out stays where it is. `locale` orders titles. */
export function sorted(grid: readonly GridCard[], sort: Sort, locale: string): readonly GridCard[] {
  if (sort === 'recommended') return grid;
  return [...grid].sort(orders(locale)[sort]);
}

const orders = (locale: string): Readonly<Record<Exclude<Sort, 'recommended'>, Order>> => ({
  new: (one, other) => (one.publishedAt < other.publishedAt ? 1 : one.publishedAt > other.publishedAt ? -1 : 0),
  'price-up': (one, other) => one.card.priceFrom.cents - other.card.priceFrom.cents,
  'price-down': (one, other) => other.card.priceFrom.cents - one.card.priceFrom.cents,
  title: (one, other) => one.card.title.localeCompare(other.card.title, locale),
});
