import {useEffect, useState} from 'react';

import type {Language} from '../config/languages';
import type {Fallible} from '../domain/fallible';
import type {Subscription} from '../domain/subscription/subscription';

/** Milliseconds after which the service has regenerated its deliveries, with a margin. */
const SETTLING_MS = 6000;

/**
 * Returns the subscription as the worker read it at `readAt` (milliseconds since 1970). Where a change is still on its
 * way through the service, it is asked for once more when that should be over. The query's code is fetched only then.
 * If that fails, the first reading stays.
 */
export function useSubscription(
  language: Language,
  loaded: Fallible<Subscription>,
  readAt: number,
): Fallible<Subscription> {
  const [settled, setSettled] = useState<{readonly readAt: number; readonly data: Fallible<Subscription>} | null>(null);
  const isSettling = loaded.state === 'ready' && loaded.data.deliveries.some((delivery) => delivery.isSettling);
  useEffect(() => {
    if (!isSettling) return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      import('./subscription-query')
        .then(({readSubscription}) => readSubscription(language, left.signal))
        .then(
          (data) => {
            if (!left.signal.aborted) setSettled({readAt, data});
          },
          () => undefined,
        );
    }, SETTLING_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [isSettling, readAt, language]);
  return settled?.readAt === readAt ? settled.data : loaded;
}
