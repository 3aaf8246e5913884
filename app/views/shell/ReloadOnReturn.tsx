import {useFetchers, useNavigation} from '@remix-run/react';

import {reloadOnline} from '../../client/on-return';
import {useReturn} from '../../client/use-return';

/**
 * Loads a page anew that the browser has kept while the router waited: what opened a document instead of an answer
 * (`scripts/vite/unused/remix.ts`), as a redirect to another host does, leaves it waiting for ever.
 */
export function ReloadOnReturn() {
  const waits = [useNavigation(), ...useFetchers()].some(({state}) => state !== 'idle');
  useReturn(() => {
    if (waits) reloadOnline();
  });
  return null;
}
