import {QueryClient, useQuery} from '@tanstack/react-query';
import {useEffect, useState} from 'react';

import type {Language} from '../config/languages';
import {pagePath} from '../pages/page-path';
import type {Fallible} from '../domain/fallible';
import type {Subscription} from '../domain/subscription/subscription';

/** How long the service takes to make its deliveries anew, and a little more, in milliseconds. */
const SETTLING_MS = 6000;

/** What every query of the subscription is kept under. */
export const SUBSCRIPTION_KEY = 'subscription';

/**
 * A memory of the subscription. Every query under its key is kept for the whole session: never stale, not retried, not fetched
 * again on mount or on focus, and dropped when unused (Specification, section 4, Header and menus).
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
 * The subscription as the worker read it at `readAt` (milliseconds since 1970). Where a change is still on its way through
 * the service it is asked for once more when that should be over. The memory is the page's own: the worker makes pages of many
 * customers, whose subscriptions must neither meet nor stay.
 */
export function useSubscription(
  language: Language,
  loaded: Fallible<Subscription>,
  readAt: number,
): Fallible<Subscription> {
  const [memory] = useState(createSubscriptionMemory);
  const {data, refetch} = useQuery(
    {
      queryKey: [SUBSCRIPTION_KEY, language, readAt],
      queryFn: ({signal}) => fetchSubscription(language, signal),
      initialData: loaded,
    },
    memory,
  );
  const isSettling = loaded.state === 'ready' && loaded.data.deliveries.some((delivery) => delivery.isSettling);
  useEffect(() => {
    if (!isSettling) return;
    const timer = setTimeout(() => void refetch(), SETTLING_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isSettling, readAt, refetch]);
  return data;
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
