import type {consentMode} from '../domain/consent';

export type TagManager = {
  /** The first-party host, without trailing slash. */
  readonly origin: string;
  readonly container: string;
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

/**
 * Loads the tag manager in consent mode: everything is denied by default, then what is allowed is granted.
 * @returns a function that passes a later decision on
 */
export function loadTagManager({origin, container}: TagManager, mode: Mode): (mode: Mode) => void {
  const queue = (window.dataLayer ??= []);
  queue.push(command('consent', 'default', DENIED), command('consent', 'update', mode));
  queue.push({event: 'gtm.js', 'gtm.start': Date.now()});
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin}/gtm.js?id=${container}`;
  document.head.appendChild(script);
  return (later) => queue.push(command('consent', 'update', later));
}

/** The tag manager takes for a command only what calls itself a function's arguments. */
function command(...words: readonly unknown[]): unknown {
  return Object.assign([...words], {[Symbol.toStringTag]: 'Arguments'});
}
