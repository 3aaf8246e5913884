/** A form that a page sends by script; `about` says what it changes: what was sent about the same before is settled by it. */
export type Outgoing<Form> = {readonly about: string; readonly form: Form};

/** What became of a form: the cart's word on it; not known, for the way was broken; or turned away at the door. */
export type SubmissionStatus = 'done' | 'lost' | 'turned-away';

/** What a page has sent and is about to send, one form after the other. */
export type SubmissionQueue<Form, Answer> = {
  /** The first one is under way. */
  readonly queue: readonly Outgoing<Form>[];
  /** How often the first one has been sent before. */
  readonly repeats: number;
  /** What was answered since the page was last at rest, the oldest first. */
  readonly answers: readonly Answer[];
  /** The answers are those of an earlier time: the next one takes their place. */
  readonly isNew: boolean;
  /** Forms that were given up, with why: they were not carried out, as far as anyone knows. */
  readonly given: readonly (Outgoing<Form> & {readonly status: Exclude<SubmissionStatus, 'done'>})[];
  /** The answer that was seen last, so that it counts once. */
  readonly seen: Answer | undefined;
};

export type SubmissionEvent<Form, Answer> =
  | ({readonly type: 'pressed'} & Outgoing<Form>)
  /** `again`: a form that is lost may be sent once more at once. */
  | {readonly type: 'answered'; readonly answer: Answer; readonly status: SubmissionStatus; readonly again: boolean};

/** Returns the queue of a page at rest; `seen` is an answer that was there before. */
export function atRest<Form, Answer>(seen: Answer | undefined): SubmissionQueue<Form, Answer> {
  return {queue: [], repeats: 0, answers: [], isNew: true, given: [], seen};
}

const MOST_REPEATS = 1;

/**
 * Returns the next state of a queue in which no press gets lost: each waits for the one before it, one whose answer is
 * lost is sent once more under its own idempotency key, and what comes to nothing then is kept as given up, with all
 * that wait behind it: they were pressed by somebody who took it for done. What was told of a form stays until the page
 * has been at rest.
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
