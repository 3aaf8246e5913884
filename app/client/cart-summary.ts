import {keepPreviousData, QueryClient, useQuery} from '@tanstack/react-query';
import {useEffect} from 'react';

import type {Language} from '../config/languages';
import {cartSummaryPath} from '../pages/paths';
import type {CartSummary} from '../domain/cart/summary';
import type {Texts} from '../i18n/catalogue';
import {isOfOtherBuild} from './other-build';

/** The cart as the minicart shows it: what `GET /{lang}/cart.json` answers, and the answer to a form brings. */
export type ShownCart = {
  /** Of names and texts; an answer to a `GET` is in that of its path. */
  readonly language?: Language;
  /** `null` without a cart. */
  readonly totalQuantity: number | null;
  readonly summary: CartSummary;
  /** The words for it. */
  readonly texts: Texts;
};

/** The browser's memory of what it has asked for; one per document. */
export const queryClient = new QueryClient();

type Wanted = {
  readonly language: Language;
  readonly revision: number;
  readonly known: ShownCart | null;
  /** Whether it is to be seen. */
  readonly open: boolean;
};

/**
 * Returns the cart as the worker sees it. It is fetched once, not again when a component that shows it mounts
 * (Specification, section 4, Cart), but again whenever `revision`, the number of known changes, changes. It is not
 * fetched where the answer to the last change had it (`known`) in this language. After a failure it is fetched again when `open`
 * becomes true.
 */
export function useCartSummary({language, revision, known, open}: Wanted): ShownCart | null {
  const {data, isError, refetch} = useQuery({
    queryKey: ['cart', language, revision],
    queryFn: ({signal}) => fetchCart(language, signal),
    ...(known?.language === language && {initialData: known}),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // Behind an error page the shell mounts anew, and `revision` counts anew: what it named before is gone by then.
    gcTime: 0,
    retry: 1,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    if (open && isError) void refetch();
  }, [open]);
  return data ?? null;
}

/** Fetches the current cart. @throws {Error} without an answer, or where the answer is not a cart that this page knows */
export async function fetchCart(language: Language, signal: AbortSignal | null = null): Promise<ShownCart> {
  const response = await fetch(cartSummaryPath(language), {signal, headers: {Accept: 'application/json'}});
  const answer: unknown = response.ok && !isOfOtherBuild(response) ? await response.json() : null;
  if (!isShownCart(answer)) throw new Error(`The cart answered ${response.status}.`);
  return answer;
}

/** The worker made it, from the same types: a look at its shape tells it from an error page. */
function isShownCart(value: unknown): value is ShownCart {
  return typeof value === 'object' && value !== null && 'summary' in value && 'texts' in value;
}
