/** A form that a page sends by script; `about` names what it changes. A later form about the same supersedes an earlier one. */
export type Outgoing<Form> = {readonly about: string; readonly form: Form};

/** The outcome of a form: answered by the cart; unknown, because the answer was lost; or refused by a rate limit. */
export type SubmissionStatus = 'done' | 'lost' | 'rate-limited';

/** The forms that a page has sent and will send, one after the other. */
export type SubmissionQueue<Form, Answer> = {
  /** The first one is under way. */
  readonly queue: readonly Outgoing<Form>[];
  /** How often the first one has been sent before. */
  readonly repeats: number;
  /** The answers since the queue was last empty, the oldest first. */
  readonly answers: readonly Answer[];
  /** The queue has been empty since these answers: the next one replaces them. */
  readonly isNew: boolean;
  /** Forms that were given up, with the reason; they were probably not carried out. */
  readonly given: readonly (Outgoing<Form> & {readonly status: Exclude<SubmissionStatus, 'done'>})[];
  /** The answer that was seen last, so that it counts once. */
  readonly seen: Answer | undefined;
};

export type SubmissionEvent<Form, Answer> =
  | ({readonly type: 'pressed'} & Outgoing<Form>)
  /** `again`: a form that is lost may be sent once more at once. */
  | {readonly type: 'answered'; readonly answer: Answer; readonly status: SubmissionStatus; readonly again: boolean};

/** Returns an empty queue; `seen` is an answer that the page had before. */
export function atRest<Form, Answer>(seen: Answer | undefined): SubmissionQueue<Form, Answer> {
  return {queue: [], repeats: 0, answers: [], isNew: true, given: [], seen};
}

const MOST_REPEATS = 1;

/**
 * Returns the next state of the submission queue. It sends one form at a time and retries one whose answer is lost
 * once, with the same idempotency key. If the retry fails too, that form and all forms behind it are kept as given up:
 * the shopper pressed them after seeing its optimistic result. The report of a form stays until the queue has been
 * empty.
 */
export function submissionReducer<Form, Answer>(
  sending: SubmissionQueue<Form, Answer>,
  event: SubmissionEvent<Form, Answer>,
): SubmissionQueue<Form, Answer> {
  const {queue, repeats, given} = sending;
  if (event.type === 'pressed') {
    const {about, form} = event;
    const isNew = sending.isNew || queue.length === 0;
    return {...sending, queue: [...queue, {about, form}], given: given.filter((one) => one.about !== about), isNew};
  }
  const {answer, status, again} = event;
  if (answer === sending.seen || queue.length === 0) return sending;
  const answered = {...sending, seen: answer};
  if (status === 'lost' && again && repeats < MOST_REPEATS) return {...answered, repeats: repeats + 1};
  const over = {...answered, repeats: 0, answers: sending.isNew ? [] : sending.answers, isNew: false};
  return status === 'done'
    ? {...over, queue: queue.slice(1), answers: [...over.answers, answer]}
    : {...over, queue: [], given: [...given, ...queue.map((one) => ({...one, status}))]};
}
