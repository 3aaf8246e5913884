import {readCartCount} from '../../config/cookies';
import {showCartCount} from '../parts/show-cart-count';

/** Writes the number that the cookie keeps into the badges. */
export function showKeptCartCount(): void {
  showCartCount(readCartCount(document.cookie));
}
