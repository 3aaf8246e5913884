import {RemixBrowser} from '@remix-run/react';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';

import type {FrameRoute} from './frame-routes';
import {followTranslators} from './replaced-text';

declare global {
  /** The modules of the page's routes by their ids, `null` where a file did not arrive (`DocumentScripts`); nothing while developing. */
  var pageModules: Promise<typeof window.__remixRouteModules | null> | undefined;
  /** The form that the browser has been sending since before the page was hydrated (`DocumentScripts`). */
  var sentForm: EventTarget | undefined;
}

/**
 * Waits for the modules of the page's routes and for its loader data.
 *
 * @throws where a module does not arrive
 *
 * Reason: `RemixBrowser` asks for the data by throwing a promise. Thrown while React hydrates, at the root, a press of a key in
 * just that moment would leave the page without a tree ("Root did not complete"). So it is called once before, as a function.
 * Successor in React Router 7: `HydratedRouter`, which throws the same promise.
 */
export async function pageData(): Promise<void> {
  const modules = await globalThis.pageModules;
  if (modules === null) throw new Error('A file of the page did not arrive');
  if (modules) window.__remixRouteModules = modules;
  giveHistoryKey();
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}

/**
 * Gives the document its key in the history, by which `ScrollRestoration` remembers how far it was scrolled. The router reads it as it
 * begins.
 */
function giveHistoryKey(): void {
  if (history.state === null) history.replaceState({key: `${Math.random()}`}, '');
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
  // In development the document names these modules itself.
  if (import.meta.env.PROD) Object.assign(window.__remixRouteModules, frame);
  addEventListener('submit', leaveToBrowser, true);
  followTranslators();
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}

/**
 * Leaves a form that an assistant has filled in to the browser, which sends it as without a script: the assistant is told the
 * page that comes next. To a form that a script sends instead, a browser wants an answer by `respondWith`
 * (docs/decisions/181-forms-for-assistants.md).
 */
function leaveToBrowser(event: SubmitEvent): void {
  if (event.agentInvoked) event.stopPropagation();
}
