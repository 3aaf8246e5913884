/** Writes the number of pieces in the cart into every badge on the page; the badges are outside React's care. */
export function showCartCount(count: number): void {
  for (const badge of document.querySelectorAll('[data-badge]')) {
    badge.setAttribute('data-count', String(count));
    badge.textContent = String(count);
  }
}
