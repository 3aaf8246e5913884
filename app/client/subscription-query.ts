import {QueryClient} from '@tanstack/react-query';

import type {Language} from '../config/languages';
import {pagePath} from '../pages/page-path';
import type {Fallible} from '../domain/fallible';
import type {Subscription} from '../domain/subscription/subscription';

/** What every query of the subscription is kept under. */
export const SUBSCRIPTION_KEY = 'subscription';

/**
 * Creates the query client that caches the subscription. Every query under its key is kept for the whole session: never
 * stale, not retried, not fetched again on mount or on focus, and dropped when unused (Specification, section 4, Header
 * and menus).
 */
export function createSubscriptionMemory(): QueryClient {
  const memory = new QueryClient();
  memory.setQueryDefaults([SUBSCRIPTION_KEY], {
    staleTime: Infinity,
    retry: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  return memory;
}

/**
 * Reads the subscription as the service has it now.
 *
 * @throws where the worker does not answer with one
 */
export function readSubscription(language: Language, signal: AbortSignal): Promise<Fallible<Subscription>> {
  return createSubscriptionMemory().query({
    queryKey: [SUBSCRIPTION_KEY, language],
    queryFn: () => fetchSubscription(language, signal),
  });
}

async function fetchSubscription(language: Language, signal: AbortSignal): Promise<Fallible<Subscription>> {
  const answer = await fetch(pagePath('subscriptionState', language), {
    signal,
    headers: {Accept: 'application/json'},
  });
  const body: unknown = answer.ok ? await answer.json() : null;
  if (!isSubscription(body)) throw new Error(`The subscription answered ${answer.status}.`);
  return {state: 'ready', data: body};
}

/** The worker made it, from the same types: a look at its shape tells it from an error page. */
function isSubscription(value: unknown): value is Subscription {
  return typeof value === 'object' && value !== null && 'deliveries' in value && 'products' in value;
}
