import {useFetcher} from '@remix-run/react';
import {createContext, useEffect, useMemo, useReducer, useRef, useState, type FormEvent} from 'react';

import {operationId} from '../../client/operation-id';
import {sendOnLeaving} from '../../client/send-on-leaving';
import {cartPath} from '../../config/paths';
import type {CartLine} from '../../domain/cart/cart';
import {contentKey, contentOf} from '../../domain/cart/line-content';
import {asShown, expectedQuantities, optimisticLine, type PendingChange} from '../../domain/cart/optimistic';
import {atRest, sendingReducer, type Fate, type Sending, type SendingEvent} from '../../domain/cart/sending';
import type {CartSummary} from '../../domain/cart/summary';
import {useLanguage} from '../../i18n/use-translate';
import type {CartOutcome, CartResult} from './cart-feedback';
import {outcomeOfLost} from './unanswered';

export type CartSubmission = {
  /** Sends a form of the cart by script, after those that are under way. */
  readonly send: (event: FormEvent<HTMLFormElement>) => void;
  /** The fields of the form that is under way. */
  readonly pending: FormData | null;
  /** How many of each line there will be, by what is in it, once the forms that were sent are done. */
  readonly expected: ReadonlyMap<string, number>;
  /** How many of each line there were to be, where that was not carried out. */
  readonly wished: ReadonlyMap<string, number>;
  /** What became of the forms that were sent last, the oldest first. */
  readonly answers: readonly (CartOutcome | CartResult)[];
  /** Some of them were given up. */
  readonly failed: boolean;
};

type Shown = {
  readonly submission: CartSubmission;
  /** The cart as it was read or answered last. */
  readonly summary: CartSummary;
};

/** Without a provider, forms are plain forms. */
export const CartSubmissionContext = createContext<CartSubmission>({
  send: () => undefined,
  pending: null,
  expected: new Map(),
  wished: new Map(),
  answers: [],
  failed: false,
});

/** What was answered in less than this was no time-out, and is worth one more try at once, in milliseconds. */
const QUICK = 5000;
/** How long a broken connection has to come back before that. */
const PAUSE = 700;

/** What is told of a form that was given up. */
const CODES = {lost: 'try-again', 'turned-away': 'too-busy'} as const;

type FormSending = Sending<FormData, CartResult>;
const reducer = sendingReducer<FormData, CartResult>;

/** Sends the forms of the cart one after the other, each with an operation id of its own (`sendingReducer`). */
export function useCartSubmission(loaded: CartSummary): Shown {
  const {sending, press} = useSending(cartPath(useLanguage()));
  const {queue, given, answers} = sending;
  const summary = useLatest(loaded, summaryOf(answers.at(-1)));
  const lines = useMemo(() => linesOf(summary), [summary]);
  const expected = useMemo(() => expectedQuantities(lines, queue.map(changeOf)), [lines, queue]);
  const wished = useMemo(() => {
    const wishes = given.map(changeOf).filter(({intent}) => intent !== 'remove');
    return expectedQuantities(lines, wishes);
  }, [lines, given]);
  const told = useMemo(
    () => [...answers, ...given.map(({form, fate}) => outcomeOfLost(form, CODES[fate]))],
    [answers, given],
  );

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = filledForm(event);
    const change = readChange(form);
    const line = lines.find(({id}) => id === change.lineId);
    const isSure = line !== undefined && !wished.has(contentKey(contentOf(line)));
    const meant = asShown(change, isSure ? optimisticLine(line, expected).quantity : null);
    form.set('intent', meant.intent);
    if (meant.quantity !== null) form.set('quantity', String(meant.quantity));
    press({about: aboutOf(meant), form});
  }

  const pending = queue[0]?.form ?? null;
  return {submission: {send, pending, expected, wished, answers: told, failed: given.length > 0}, summary};
}

function linesOf({groups: {oneTime, subscription}}: CartSummary): readonly CartLine[] {
  return [...oneTime, ...subscription].map(({line}) => line);
}

function summaryOf(answer: CartResult | undefined): CartSummary | null {
  return answer?.ok ? answer.summary : null;
}

/** Of what was read and what was answered, that which came last. */
function useLatest(read: CartSummary, answered: CartSummary | null): CartSummary {
  const [known, setKnown] = useState({read, answered, latest: read});
  if (known.read === read && known.answered === answered) return known.latest;
  const isAnswer = known.answered !== answered && answered !== null;
  const latest = isAnswer ? answered : known.read === read ? known.latest : read;
  setKnown({read, answered, latest});
  return latest;
}

function useSending(action: string) {
  const {submit, data, state} = useFetcher<CartResult>();
  const [known, dispatch] = useReducer(reducer, data, atRest<FormData, CartResult>);
  const sentAt = useRef(0);
  const answered = state === 'idle' && data !== undefined ? answeredBy(data, performance.now() - sentAt.current) : null;
  // The cart that belongs to an answer comes with it: both are shown at once.
  const sending = answered === null ? known : reducer(known, answered);
  useEffect(() => {
    if (sending !== known && answered !== null) dispatch(answered);
  });

  const {repeats} = known;
  const form = known.queue[0]?.form;
  useEffect(() => {
    if (form === undefined) return;
    const start = () => {
      sentAt.current = performance.now();
      submit(form, {method: 'post', action});
    };
    if (repeats === 0) {
      start();
      return;
    }
    const timer = setTimeout(start, PAUSE);
    return () => clearTimeout(timer);
  }, [form, repeats, submit, action]);

  const waiting = useRef(sending.queue);
  useEffect(() => {
    waiting.current = sending.queue;
  });
  useEffect(() => {
    // The router brings to an end what it has begun, unless the document goes.
    const left = (documentGoes: boolean) => waiting.current.slice(documentGoes ? 0 : 1);
    return sendOnLeaving(action, (documentGoes) => left(documentGoes).map((one) => one.form));
  }, [action]);

  return {sending, press: (one: FormSending['queue'][number]) => dispatch({type: 'pressed', ...one})};
}

function answeredBy(answer: CartResult, took: number): SendingEvent<FormData, CartResult> {
  return {type: 'answered', answer, fate: fateOf(answer), again: took < QUICK};
}

function fateOf(answer: CartResult): Fate {
  if (!answer.ok || answer.cartCount !== null) return 'done';
  const codes = answer.refusals.map(({code}) => code);
  return codes.includes('try-again') ? 'lost' : codes.includes('too-busy') ? 'turned-away' : 'done';
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

function changeOf({form}: {readonly form: FormData}): PendingChange {
  return readChange(form);
}

function readChange(form: FormData): PendingChange {
  const last = (name: string) => {
    const value = form.getAll(name).at(-1);
    return typeof value === 'string' ? value : '';
  };
  const typed = last('quantity');
  return {intent: last('intent'), lineId: last('lineId'), quantity: typed === '' ? null : Number(typed)};
}

const QUANTITIES: readonly string[] = ['increase', 'decrease', 'update', 'remove'];

/** What a form is about: how many there are of a line, or what its intent says. */
function aboutOf({intent, lineId}: PendingChange): string {
  return QUANTITIES.includes(intent) ? lineId : `${intent} ${lineId}`;
}
