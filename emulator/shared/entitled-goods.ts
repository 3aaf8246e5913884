import type {SeedDiscountCode, SeedProduct} from '../seed/types';

const BOOK_TAG = 'book';
/** Stands among the books, and has no text: its price is not fixed, nor its VAT reduced. */
const NOTEBOOK_TAG = 'notebook';

/** Tells whether a discount code is for goods of that kind; a code for a collection names what is in it. */
export function isEntitledTo(
  {entitled}: Pick<SeedDiscountCode, 'entitled'>,
  {isCoffee, isBook}: {readonly isCoffee: boolean; readonly isBook: boolean},
): boolean {
  return entitled === 'all' || (entitled === 'coffee' ? isCoffee : !isBook);
}

/** Tells whether a product is a book, whose price is fixed (§ 3 BuchPrG). */
export function isBook({tags}: Pick<SeedProduct, 'tags'>): boolean {
  return tags.includes(BOOK_TAG) && !tags.includes(NOTEBOOK_TAG);
}
