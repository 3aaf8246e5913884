import {RemixBrowser} from '@remix-run/react';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';

import type {FrameRoute} from './frame-routes';

/**
 * Waits for the loader data of the page.
 *
 * Reason: `RemixBrowser` asks for the data by throwing a promise. Thrown while React hydrates, at the root, a press of a key in
 * just that moment would leave the page without a tree ("Root did not complete"). So it is called once before, as a function.
 * Successor in React Router 7: `HydratedRouter`, which throws the same promise.
 */
export async function pageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}

/**
 * Hydrates the page.
 *
 * @param frame the modules of the routes that no document names (`DocumentScripts`)
 *
 * Reason: Remix knows the modules that its own `Scripts` name.
 * Successor in React Router 7: `HydratedRouter` and `__reactRouterRouteModules`.
 */
export function hydratePage(frame: Readonly<Record<FrameRoute, object>>): void {
  // While developing, the document has named them itself.
  if (import.meta.env.PROD) Object.assign(window.__remixRouteModules, frame);
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}
