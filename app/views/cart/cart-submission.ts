import {useNavigation, useSubmit} from '@remix-run/react';
import {createContext, useEffect, useMemo, useRef, type FormEvent} from 'react';

import {operationId} from '../../client/operation-id';
import {cartPath} from '../../config/paths';
import type {CartLine} from '../../domain/cart/cart';
import {expectedQuantities, type PendingChange} from '../../domain/cart/optimistic';
import {useLanguage} from '../../i18n/use-translate';

export type CartSubmission = {
  /** Sends a form of the cart by script, after those that are under way. */
  readonly send: (event: FormEvent<HTMLFormElement>) => void;
  /** The fields of the form that is under way. */
  readonly pending: FormData | null;
  /** How many of each line there will be, by what is in it, once the form that is under way is done. */
  readonly expected: ReadonlyMap<string, number>;
};

/** Without a provider, forms are plain forms. */
export const CartSubmissionContext = createContext<CartSubmission>({
  send: () => undefined,
  pending: null,
  expected: new Map(),
});

/**
 * Sends the forms of the cart one after the other: the router would break off the one under way for the next, and a
 * quick second press on plus would lose the first. Each gets an operation id of its own.
 */
export function useCartSubmission(lines: readonly CartLine[]): CartSubmission {
  const action = cartPath(useLanguage());
  const submit = useSubmit();
  const {state, formMethod, formData} = useNavigation();
  const busy = state !== 'idle' && formMethod === 'POST';
  const waiting = useRef<FormData[]>([]);
  const pending = busy ? (formData ?? null) : null;
  const expected = useMemo(() => expectedQuantities(lines, pending ? [readChange(pending)] : []), [lines, pending]);

  function start(form: FormData) {
    submit(form, {method: 'post', action, preventScrollReset: true, replace: true});
  }

  useEffect(() => {
    if (busy) return;
    const next = waiting.current.shift();
    if (next) start(next);
  });

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = filledForm(event);
    if (busy) waiting.current.push(form);
    else start(form);
  }

  return {send, pending, expected};
}

/** The form's fields and the pressed button's, the button last: of several values the worker takes the last one. */
function filledForm({currentTarget, nativeEvent}: FormEvent<HTMLFormElement>): FormData {
  const form = new FormData(currentTarget);
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  if (button instanceof HTMLButtonElement && button.name !== '') form.append(button.name, button.value);
  // The page's own id names its first form alone.
  form.set('operation', operationId());
  return form;
}

function readChange(form: FormData): PendingChange {
  const last = (name: string) => {
    const value = form.getAll(name).at(-1);
    return typeof value === 'string' ? value : '';
  };
  const typed = last('quantity');
  return {intent: last('intent'), lineId: last('lineId'), quantity: typed === '' ? null : Number(typed)};
}
