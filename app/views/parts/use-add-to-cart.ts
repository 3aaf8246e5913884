import {useFetcher} from '@remix-run/react';
import {useEffect, useRef, useState, type FormEvent} from 'react';

import {tellAdded} from '../../client/cart-news';
import {operationId} from '../../client/operation-id';
import {cartPath} from '../../config/paths';
import type {CartFormError} from '../../domain/cart/form.server';
import {wasAdded, type CartRefusal} from '../../domain/cart/refusal';
import type {Texts} from '../../i18n/catalogue';
import {useLanguage} from '../../i18n/use-translate';
import {showCartCount} from './show-cart-count';

/** What the cart's action answers to a form that was sent by script; `texts` say why something was refused. */
export type AddToCartAnswer =
  | {
      readonly ok: true;
      /** `null` while the platform does not answer. */
      readonly cartCount: number | null;
      readonly refusals: readonly {readonly code: CartRefusal; readonly lineId: string | null}[];
      readonly texts: Texts;
    }
  | {readonly ok: false; readonly errors: Readonly<Record<string, CartFormError>>; readonly texts: Texts};

/** A form under way, and what had been answered before it: another answer ends it. */
type Sent = {readonly before: AddToCartAnswer | undefined};

type Options = {
  /** Of the variant; forms of the same one share what came of it. */
  readonly key: string;
  /** Of the product, for the notice. */
  readonly title: string;
};

/**
 * Sends a form to the cart's action without leaving the page, an operation of its own each time. What came in is told by the
 * notice at the cart; `outcome` is for the place in the form that says what kept it out.
 */
export function useAddToCart({key, title}: Options) {
  const action = cartPath(useLanguage());
  const fetcher = useFetcher<AddToCartAnswer>({key: `add-${key}`});
  const [sent, setSent] = useState<Sent | null>(null);
  // The router tells of its work in a moment; that the press was felt has to show at once.
  const pending = fetcher.state !== 'idle' || (sent !== null && sent.before === fetcher.data);
  const answer = pending ? undefined : fetcher.data;
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.ok && answer.cartCount !== null) showCartCount(answer.cartCount);
    const pressed = outcome.current?.closest('form')?.querySelector('button[type="submit"]') ?? null;
    // The notice tells what came in, wherever one is on the page; what kept it out stands at the form.
    if (answer?.ok && wasAdded(answer.refusals)) tellAdded({title, pressed});
    else if (answer) outcome.current?.scrollIntoView({block: 'nearest'});
  }, [answer, title]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    form.set('operation', operationId());
    setSent({before: fetcher.data});
    fetcher.submit(form, {method: 'post', action});
  }

  return {action, pending, answer, outcome, submit};
}
