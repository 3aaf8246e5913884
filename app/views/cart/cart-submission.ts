import {useFetcher} from '@remix-run/react';
import {createContext, useEffect, useMemo, useReducer, useRef, useState, type FormEvent} from 'react';

import {sendOnLeaving} from '../../client/send-on-leaving';
import {readCartCount} from '../../config/cookies';
import {cartPath} from '../../pages/paths';
import type {CartLine} from '../../domain/cart/cart';
import {contentKey, contentOf} from '../../domain/cart/line-content';
import {intendedChange, expectedQuantities, isLeaving, optimisticLine} from '../../domain/cart/optimistic';
import {
  atRest,
  submissionReducer,
  type SubmissionStatus,
  type SubmissionQueue,
  type SubmissionEvent,
} from '../../domain/cart/submission-queue';
import type {RecommendedCards} from '../../domain/cart/recommendation';
import {
  reportAnswer,
  reportFailure,
  type CartFormAnswer,
  type CartReport,
  type ChangedCart,
} from '../../domain/cart/report';
import type {PriceChange} from '../../domain/cart/seen-prices';
import type {CartSummary} from '../../domain/cart/summary';
import {useLanguage} from '../../i18n/use-translate';
import {showCartCount} from '../parts/show-cart-count';
import {aboutOf, changeOf, filledForm, isSameWish, isUnsent, valuesOf} from './sent-form';

export type CartSubmission = {
  /** Sends a form of the cart by script, after those that are under way. */
  readonly send: (event: FormEvent<HTMLFormElement>) => void;
  /** Tells whether a form holds what was typed or chosen and not sent (`isUnsent`). */
  readonly isUnsent: (form: FormData) => boolean;
  /** The fields of the form that is under way. */
  readonly pending: FormData | null;
  /** How many of each line there will be, by what is in it, once the forms that were sent are done. */
  readonly expected: ReadonlyMap<string, number>;
  /** How many of each line there were to be, where that was not carried out. */
  readonly wished: ReadonlyMap<string, number>;
  /** What became of the forms that were sent last, the oldest first. */
  readonly reports: readonly CartReport[];
  /** Prices that have changed by then. */
  readonly prices: readonly PriceChange[];
};

/** The cart, and what goes with it. */
type CartAndCards = {readonly summary: CartSummary; readonly recommended: RecommendedCards};

/** The cart is the one that was read or answered last. */
type Shown = CartAndCards & {readonly submission: CartSubmission};

/** Without a provider, forms are plain forms. */
export const CartSubmissionContext = createContext<CartSubmission>({
  send: () => undefined,
  isUnsent: () => false,
  pending: null,
  expected: new Map(),
  wished: new Map(),
  reports: [],
  prices: [],
});

/** What was answered in less than this was no time-out, and is worth one more try at once, in milliseconds. */
const QUICK = 5000;
/** How long a broken connection has to come back before that. */
const PAUSE = 700;

/** Why a form was given up. */
const FAILURES = {lost: 'unavailable', 'rate-limited': 'rate-limited'} as const;

type FormSending = SubmissionQueue<FormData, CartFormAnswer>;

/** Sends the forms of the cart one after the other, each with an idempotency key of its own (`submissionReducer`). */
export function useCartSubmission(loaded: CartAndCards): Shown {
  const {sending, press} = useSending(cartPath(useLanguage()));
  const {queue, given, answers} = sending;
  const {summary, recommended} = useLatest(loaded, answers.at(-1)?.shown ?? null);
  const lines = useMemo(() => linesOf(summary), [summary]);
  const expected = useMemo(() => expectedQuantities(lines, queue.map(changeOf)), [lines, queue]);
  const wished = useMemo(() => {
    const wishes = given.map(changeOf).filter(({intent}) => intent !== 'remove');
    return expectedQuantities(lines, wishes);
  }, [lines, given]);
  const reports = useMemo(
    () => [
      ...answers.map((answer) => reportOf(answer, () => reportAnswer(answer))),
      ...given.map(({form, status}) => reportOf(form, () => reportFailure(FAILURES[status], valuesOf(form)))),
    ],
    [answers, given],
  );

  const prices = useMemo(() => answers.flatMap(({shown}) => shown?.prices ?? []), [answers]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = filledForm(event);
    const change = changeOf({form});
    const line = lines.find(({id}) => id === change.lineId);
    if (isSameWish(form, queue.at(-1)?.form) || (line && isLeaving(optimisticLine(line, expected), change))) return;
    const isSure = line !== undefined && !wished.has(contentKey(contentOf(line)));
    const meant = intendedChange(change, isSure ? optimisticLine(line, expected).quantity : null);
    form.set('intent', meant.intent);
    if (meant.quantity !== null) form.set('quantity', String(meant.quantity));
    press({about: aboutOf(meant), form});
  }

  const pending = queue[0]?.form ?? null;
  return {
    submission: {
      send,
      isUnsent: (form) =>
        !isSameWish(form, queue.findLast(({about}) => about === aboutOf(changeOf({form})))?.form) &&
        isUnsent(form, summary, expected),
      pending,
      expected,
      wished,
      reports,
      prices,
    },
    summary,
    recommended,
  };
}

const known = new WeakMap<CartFormAnswer | FormData, CartReport>();

/** Returns the report of an answer, or of a form that was given up: always the same one, so that it is told once. */
function reportOf(of: CartFormAnswer | FormData, make: () => CartReport): CartReport {
  const report = known.get(of) ?? make();
  known.set(of, report);
  return report;
}

function linesOf({groups: {oneTime, subscription}}: CartSummary): readonly CartLine[] {
  return [...oneTime, ...subscription].map(({line}) => line);
}

/** Of what was read and what was answered, that which came last. */
function useLatest(read: CartAndCards, answered: ChangedCart | null): CartAndCards {
  const [known, setKnown] = useState({read, answered, latest: read});
  const isRead = known.read.summary === read.summary;
  if (isRead && known.answered === answered) return known.latest;
  const isAnswer = known.answered !== answered && answered !== null;
  const latest = isAnswer ? withAnswer(known.latest, answered) : isRead ? known.latest : read;
  setKnown({read, answered, latest});
  return latest;
}

/** What goes with the cart stays where it goes with the new one: a card that was pressed does not go away. */
function withAnswer(before: CartAndCards, {summary, recommended}: ChangedCart): CartAndCards {
  const {kind, gearTitle, country} = before.recommended;
  const isOther = recommended?.kind !== kind || recommended.gearTitle !== gearTitle || recommended.country !== country;
  return {
    summary: summary ?? before.summary,
    recommended: recommended && isOther ? recommended : before.recommended,
  };
}

function useSending(action: string) {
  const {submit, data, state} = useFetcher<CartFormAnswer>();
  const [known, dispatch] = useReducer(
    submissionReducer<FormData, CartFormAnswer>,
    data,
    atRest<FormData, CartFormAnswer>,
  );
  const sentAt = useRef(0);
  const answered = state === 'idle' && data !== undefined ? answeredBy(data, performance.now() - sentAt.current) : null;
  // The cart that belongs to an answer comes with it: both are shown at once.
  const sending = answered === null ? known : submissionReducer(known, answered);
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
    return sendOnLeaving(
      action,
      () => waiting.current.map((one) => one.form),
      () => showCartCount(readCartCount(document.cookie)),
    );
  }, [action]);

  return {sending, press: (one: FormSending['queue'][number]) => dispatch({type: 'pressed', ...one})};
}

function answeredBy(answer: CartFormAnswer, took: number): SubmissionEvent<FormData, CartFormAnswer> {
  return {type: 'answered', answer, status: statusOf(answer), again: took < QUICK};
}

function statusOf({problem}: CartFormAnswer): SubmissionStatus {
  if (problem === null) return 'done';
  return problem.code === 'unavailable' ? 'lost' : 'rate-limited';
}
