import type {SeedDiscountCode} from '../seed/types';
import type {GoodsBook} from './goods';

/** What the rules need to know of the shop at a moment. */
export type World = {
  readonly goods: GoodsBook;
  /** Pieces in stock by variant number. */
  readonly stock: ReadonlyMap<number, number>;
  /** Case-insensitive. */
  readonly discountCode: (code: string) => SeedDiscountCode | null;
};
