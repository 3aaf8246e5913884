import {useFetchers, useNavigation} from '@remix-run/react';

import {reloadOnline} from '../../client/on-return';
import {useReturn} from '../../client/use-return';

/**
 * Reloads a page that returns from the back/forward cache while the router is still waiting. It left for a document, as after a
 * redirect to another host (`scripts/vite/unused/remix.ts`), so the answer never comes.
 */
export function ReloadOnReturn() {
  const waits = [useNavigation(), ...useFetchers()].some(({state}) => state !== 'idle');
  useReturn(() => {
    if (waits) reloadOnline();
  });
  return null;
}
