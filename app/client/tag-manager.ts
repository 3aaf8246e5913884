import type {consentMode} from '../domain/consent';

import type {ShopEvent} from './shop-events';

export type TagManager = {
  /** The first-party host, without trailing slash. */
  readonly origin: string;
  readonly container: string;
};

export type LoadedTagManager = {
  /** Passes a later decision on. */
  readonly update: (mode: Mode) => void;
  readonly tell: (event: ShopEvent) => void;
};

type Mode = ReturnType<typeof consentMode>;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const DENIED: Mode = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** Loads the tag manager in consent mode: everything is denied by default, then what is allowed is granted. */
export function loadTagManager({origin, container}: TagManager, mode: Mode): LoadedTagManager {
  const queue = (window.dataLayer ??= []);
  queue.push(command('consent', 'default', DENIED), command('consent', 'update', mode));
  queue.push({event: 'gtm.js', 'gtm.start': Date.now()});
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin}/gtm.js?id=${container}`;
  document.head.appendChild(script);
  return {
    update: (later) => queue.push(command('consent', 'update', later)),
    tell: (event) => queue.push(event),
  };
}

/** The tag manager takes for a command only what calls itself a function's arguments. */
function command(...words: readonly unknown[]): unknown {
  return Object.assign([...words], {[Symbol.toStringTag]: 'Arguments'});
}
