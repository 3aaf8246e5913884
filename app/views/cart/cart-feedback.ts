import {lostLines, type GoneLine} from '../../domain/cart/gone-lines';
import {
  isAboutCode,
  isLostLine,
  MAY_STILL_APPLY,
  wasAdded,
  type CartRefusal,
  type Refusal,
} from '../../domain/cart/refusal';
import type {CartReport, ReportedIntent} from '../../domain/cart/report';
import type {Undo} from '../../domain/cart/undo';
import {fieldText, type CartFieldText} from '../parts/cart-field-text';

type Values = CartReport['values'];

/** Something to tell, as the key of its text. */
export type CartMessage = `cart:refusal.${CartRefusal}` | `cart:field.${CartFieldText}`;

/** What to tell at one place of the page. */
export type PlaceFeedback = {
  readonly messages: readonly CartMessage[];
  /** The change was made as asked. */
  readonly succeeded: boolean;
  /** What the shopper had typed: to be there again, or, where it is done with, not to stay. */
  readonly typed: string | undefined;
  /** Of a note that was not taken: whether it was to be a present. */
  readonly ticked?: boolean;
};

/** Something that was done and does not show by itself. */
export type CartNotice = 'added' | 'already' | 'removed' | 'noted' | 'code-kept';

export type CartFeedback = {
  readonly top: readonly CartMessage[];
  readonly topTitle: 'cart:failed' | 'cart:gone.title' | 'cart:codes.code.failure';
  readonly gone: readonly GoneLine[];
  readonly notice: {readonly text: CartNotice; readonly undo: Undo | null} | null;
  readonly country: PlaceFeedback;
  readonly note: PlaceFeedback;
  readonly code: PlaceFeedback;
  readonly giftCard: PlaceFeedback;
  /** By the id of a line. */
  readonly lines: ReadonlyMap<string, PlaceFeedback>;
};

const SILENT: PlaceFeedback = {messages: [], succeeded: false, typed: undefined};

/** The boxes of the page with the forms that belong to them. */
const BOXES = {
  code: ['apply-code', 'remove-code', 'follow-code'],
  giftCard: ['apply-gift-card', 'remove-gift-card'],
  country: ['choose-country'],
  note: ['write-note'],
} as const satisfies Record<string, readonly ReportedIntent[]>;

type Box = keyof typeof BOXES;

const NOTHING: Omit<CartFeedback, 'lines'> = {
  top: [],
  topTitle: 'cart:failed',
  gone: [],
  notice: null,
  code: SILENT,
  giftCard: SILENT,
  country: SILENT,
  note: SILENT,
};

/**
 * Tells where on the cart page each part of a report is shown: at the line or the box that it is about while that is
 * there (`lineIds` are the lines shown), else at the top.
 */
export function cartFeedback(report: CartReport | null, lineIds: readonly string[]): CartFeedback {
  const silent = {...NOTHING, lines: new Map<string, PlaceFeedback>()};
  if (report === null) return silent;
  const {intent, values, errors} = report;
  const aboutCode = intent === 'follow-link' ? report.refusals.filter(isAboutCode) : [];
  if (aboutCode.length > 0) {
    const aboutLines = {...report, refusals: report.refusals.filter((refusal) => !isAboutCode(refusal))};
    return feedbackOf([aboutLines, {...report, intent: 'follow-code', refusals: aboutCode}], lineIds);
  }
  const failed = errors !== undefined;
  const ownLine = values['lineId'];
  const ownTitle = ownLine === undefined || lineIds.includes(ownLine) ? undefined : values['title'];
  const {gone, unnamed, rest} = apart(report.refusals, ownTitle);
  const notice = failed ? null : noticeOf({...report, refusals: rest}, lineIds.length > 0);
  const topTitle = unnamed.length > 0 ? ('cart:gone.title' as const) : silent.topTitle;
  const around = {...silent, gone, notice, topTitle, top: unnamed};
  if (notice?.text === 'code-kept') return around;
  const messages = failed ? fieldMessages(errors) : refusalMessages(rest);
  const box = lineIds.length > 0 ? boxOf(intent) : null;
  if (box !== null) return {...around, [box]: boxFeedback(box, intent, messages, values)};
  const {top, lines} = placed(messages, values, failed, lineIds);
  if (top.length === 0) return {...around, lines};
  const failure = boxOf(intent) === 'code' ? ('cart:codes.code.failure' as const) : silent.topTitle;
  return {...around, topTitle: failure, top: [...unnamed, ...top], lines};
}

/** Parts the refusals over which a line has left the cart, named or not, from the rest. `ownTitle` is what the form called its line. */
function apart(refusals: readonly Refusal[], ownTitle: string | undefined) {
  const named = refusals.map((refusal) =>
    // It was gone before the form came: only the page knows what it was.
    refusal.code === 'line-missing' ? {goneTitle: ownTitle, ...refusal} : refusal,
  );
  const lost = named.filter(isLostLine);
  const unnamed = lost.filter(({goneTitle}) => goneTitle === undefined);
  return {
    gone: lostLines(lost),
    unnamed: [...new Set(unnamed.map(({code}): CartMessage => `cart:refusal.${code}`))],
    rest: named.filter((refusal) => !isLostLine(refusal)),
  };
}

/**
 * Merges the feedback of several reports, the oldest first: of each box the latest counts, of each line all.
 */
export function feedbackOf(reports: readonly CartReport[], lineIds: readonly string[]): CartFeedback {
  return reports.map((report) => cartFeedback(report, lineIds)).reduce(joined, cartFeedback(null, lineIds));
}

function joined(earlier: CartFeedback, later: CartFeedback): CartFeedback {
  const last = (box: Box) => (later[box] === SILENT ? earlier[box] : later[box]);
  const lines = new Map(earlier.lines);
  for (const [lineId, feedback] of later.lines) {
    const messages = new Set([...(lines.get(lineId)?.messages ?? []), ...feedback.messages]);
    lines.set(lineId, {...feedback, messages: [...messages]});
  }
  return {
    top: [...new Set([...earlier.top, ...later.top])],
    topTitle: earlier.top.length > 0 ? earlier.topTitle : later.topTitle,
    gone: [...earlier.gone, ...later.gone],
    notice: later.notice ?? earlier.notice,
    country: last('country'),
    note: last('note'),
    code: last('code'),
    giftCard: last('giftCard'),
    lines,
  };
}

/** Returns the messages of a report where the one that was told before it said the same: with them nothing changes on the page. */
export function saidAgain(
  before: CartReport | undefined,
  now: CartReport | undefined,
  lineIds: readonly string[],
): readonly CartMessage[] {
  const [earlier, last] = [before, now].map((report) => {
    if (!report) return null;
    const {top, code, giftCard, country, note, lines} = cartFeedback(report, lineIds);
    const messages = [{messages: top}, code, giftCard, country, note, ...lines.values()].flatMap(
      (place) => place.messages,
    );
    return {messages, about: [report.intent, report.values['lineId'], ...messages].join()};
  });
  return last && last.about === earlier?.about ? last.messages : [];
}

/** A code that a link brought and that does not apply yet is no failure: it waits for the goods. */
function noticeOf({intent, refusals, repeated, undo}: CartReport, hasLines: boolean): CartFeedback['notice'] {
  if (undo !== null) return {text: 'removed', undo};
  const isDone = refusals.length === 0;
  const mayWait = intent === 'follow-code' && refusals.every(({code}) => MAY_STILL_APPLY.includes(code));
  if (mayWait && !(isDone && hasLines)) return {text: 'code-kept', undo: null};
  const isAdd = intent === 'add' || intent === 'follow-link';
  if (isAdd && isDone) return {text: repeated ? 'already' : 'added', undo: null};
  return intent === 'write-note' && isDone ? {text: 'noted', undo: null} : null;
}

function boxOf(intent: string): Box | null {
  const [box = null] = (['code', 'giftCard', 'country', 'note'] as const).filter((name) =>
    BOXES[name].some((own) => own === intent),
  );
  return box;
}

function boxFeedback(box: Box, intent: string, messages: readonly PlacedMessage[], values: Values): PlaceFeedback {
  const applies = intent.startsWith('apply-') || intent === 'follow-code';
  const failed = messages.length > 0;
  return {
    messages: messages.map(({message}) => message),
    succeeded: !failed && applies,
    typed: applies ? values['code'] : failed && (box === 'note' || box === 'country') ? values[box] : undefined,
    ...(box === 'note' && failed && {ticked: values['gift'] !== undefined}),
  };
}

function placed(messages: readonly PlacedMessage[], values: Values, failed: boolean, lineIds: readonly string[]) {
  const ownLine = values['lineId'] ?? null;
  const lines = new Map<string, PlaceFeedback>();
  const top: CartMessage[] = [];
  for (const {message, lineId: named} of messages) {
    const lineId = shown(named, lineIds) ?? shown(ownLine, lineIds);
    if (lineId === null) {
      top.push(message);
      continue;
    }
    const all = [...(lines.get(lineId)?.messages ?? []), message];
    const typed = failed && lineId === ownLine ? values['quantity'] : undefined;
    lines.set(lineId, {messages: all, succeeded: false, typed});
  }
  return {top, lines};
}

type PlacedMessage = {readonly message: CartMessage; readonly lineId: string | null};

function refusalMessages(refusals: readonly Refusal[]): readonly PlacedMessage[] {
  return refusals.map(({code, lineId}) => ({message: `cart:refusal.${code}`, lineId}));
}

/** A field without a place of its own on the page was not the shopper's doing: that form is not to be had any more. */
function fieldMessages(errors: NonNullable<CartReport['errors']>): readonly PlacedMessage[] {
  const hidden: readonly string[] = ['intent', 'variantId', 'lineId', 'giftCardId'];
  const messages = Object.entries(errors).map(([field, error]): CartMessage =>
    hidden.includes(field) ? 'cart:refusal.not-understood' : `cart:field.${fieldText(field, error)}`,
  );
  return [...new Set(messages)].map((message) => ({message, lineId: null}));
}

function shown(lineId: string | null, lineIds: readonly string[]): string | null {
  return lineId !== null && lineIds.includes(lineId) ? lineId : null;
}

/** Fields of a form that adds about whom it is for. */
const WRITTEN = ['recipientName', 'recipientEmail', 'message', 'senderName', 'sendOn'] as const;

/**
 * Tells whether a form that was to add a gift was refused: the words that were written for it are to be there again, whatever kept it
 * out.
 */
export function isGiftToRepeat({intent, errors = {}, values, refusals}: CartReport): boolean {
  const isWritten = WRITTEN.some((field) => values[field] !== undefined || errors[field] !== undefined);
  const failed = Object.keys(errors).length > 0 || !wasAdded(refusals);
  return intent === 'add' && isWritten && failed;
}
