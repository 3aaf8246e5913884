import {useEffect} from 'react';

import {currentConsent, showConsent} from '../../client/consent';
import {useReturn} from '../../client/use-return';
import {readCartCount} from '../../config/cookies';
import {showCartCount} from '../parts/show-cart-count';

/**
 * Fills the slots of badge and consent anew from their cookies. On the way back and forth browsers show a document of their cache as
 * it was answered, without asking whether it is fresh, or the page itself as it was left; and another tab may have written the
 * cookies while this one was covered.
 */
export function useCookieSlots(): void {
  useEffect(() => {
    fill();
    // A browser has the same listener once, however often the shell mounts.
    addEventListener('visibilitychange', fill);
  }, []);
  useReturn(fill);
}

function fill(): void {
  showCartCount(readCartCount(document.cookie));
  showConsent(currentConsent());
}
