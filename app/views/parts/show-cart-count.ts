import type {SentToCart} from '../../client/send-to-cart';

/** Writes the number of pieces in the cart into every badge on the page; the badges are outside React's care. */
export function showCartCount(count: number): void {
  for (const badge of document.querySelectorAll('[data-badge]')) {
    badge.setAttribute('data-count', String(count));
    badge.textContent = String(count);
  }
}

/** Writes the number that came with the answer to a form; without one the badges stay. */
export function showAnsweredCount(answer: SentToCart | null): void {
  if (answer?.shown) showCartCount(answer.shown.summary?.displayedQuantity ?? 0);
}
