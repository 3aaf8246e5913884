import {reloadOnline} from '../../client/on-return';
import {useReturn} from '../../client/use-return';

/** Asks the router itself: a page can leave before React shows that the router waits. */
function reloadIfRouterWaits(): void {
  const {navigation, fetchers} = window.__remixRouter.state;
  if ([navigation, ...fetchers.values()].some(({state}) => state !== 'idle')) reloadOnline();
}

/**
 * Reloads a page that returns from the back/forward cache while the router is still waiting. It left for a document, as after a
 * redirect to another host (`scripts/vite/unused/remix.ts`), so the answer never comes.
 */
export function ReloadOnReturn() {
  useReturn(reloadIfRouterWaits);
  return null;
}
