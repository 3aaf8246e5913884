import {keepPreviousData, QueryClient, useQuery} from '@tanstack/react-query';

import type {Language} from '../config/languages';
import {cartSummaryPath} from '../config/paths';
import type {CartSummary} from '../domain/cart/summary';
import type {Texts} from '../i18n/catalogue';

/** What `GET /{lang}/cart.json` answers. */
export type CartAnswer = {
  /** `null` without a cart. */
  readonly totalQuantity: number | null;
  readonly summary: CartSummary;
  /** The words for it. */
  readonly texts: Texts;
};

/** The browser's memory of what it has asked for; one per document. */
export const queryClient = new QueryClient();

/**
 * The cart as the worker sees it. It is asked for once, not again when something that shows it comes and goes
 * (Specification, section 4, Cart), but whenever `revision` changes: a number of the changes that are known of.
 */
export function useCartSummary(language: Language, revision: number): CartAnswer | null {
  const {data} = useQuery({
    queryKey: ['cart', language, revision],
    queryFn: ({signal}) => fetchCart(language, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: 1,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return data ?? null;
}

async function fetchCart(language: Language, signal: AbortSignal): Promise<CartAnswer> {
  const response = await fetch(cartSummaryPath(language), {signal, headers: {Accept: 'application/json'}});
  const answer: unknown = response.ok ? await response.json() : null;
  if (!isCartAnswer(answer)) throw new Error(`The cart answered ${response.status}.`);
  return answer;
}

/** The worker made it, from the same types: a look at its shape tells it from an error page. */
function isCartAnswer(value: unknown): value is CartAnswer {
  return typeof value === 'object' && value !== null && 'summary' in value && 'texts' in value;
}
