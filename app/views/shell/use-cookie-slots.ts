import {useEffect} from 'react';

import {currentConsent, showConsent} from '../../client/consent';
import {onSight} from '../../client/on-return';
import {readCartCount} from '../../config/cookies';
import {showCartCount, shownCartCount} from '../parts/show-cart-count';

// On the way back and forth browsers show a document of their cache as it was answered, without asking whether it is fresh, or the page
// itself as it was left; and another tab may have written the cookies.

/** Fills the slot of the consent from its cookie, whenever the page comes into sight. */
export function useConsentSlot(): void {
  useEffect(() => onSight(() => showConsent(currentConsent())), []);
}

/**
 * Fills the slot of the badge from its cookie, whenever the page comes into sight.
 * @param changed called where the badge showed another number; always the same function
 */
export function useBadgeSlot(changed: () => void): void {
  useEffect(
    () =>
      onSight(() => {
        const count = readCartCount(document.cookie);
        if (count === shownCartCount()) return;
        showCartCount(count);
        changed();
      }),
    [changed],
  );
}
