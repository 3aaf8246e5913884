import * as z from 'zod';

import type {CookieJar} from '../config/cookie-jar.server';
import {PROFILE_COMMANDS} from '../domain/account/profile';
import {isLostLine, type Refusal} from '../domain/cart/refusal';
import {LONGEST_VALUE} from '../domain/cart/report';
import type {CommandName} from '../domain/subscription/command';
import {beginnings, formatFitting, parseJsonCookie} from './json-cookie.server';
import {refusalSchema, type LostLines} from './lost-lines.server';

const id = z.string().max(512);
const typed = z.record(z.string().max(40), z.string().max(LONGEST_VALUE).optional());

const cart = z.object({
  kind: z.literal('cart'),
  intent: z.string().max(40),
  refusals: z.array(refusalSchema).readonly(),
  values: typed,
  repeated: z.boolean(),
  undo: z
    .object({
      variantId: id,
      quantity: z.number(),
      sellingPlanId: id.nullable(),
      project: z.string().max(40).nullable(),
    })
    .nullable(),
});

/** A statement of a customer's; `facts` is what was typed, as far as it fits. */
const receipt = <Kind extends string>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    reference: id,
    receivedAt: z.iso.datetime(),
    mailed: z.boolean().default(true),
    facts: z.record(z.string().max(40), z.string().max(2000)),
  });

const labelUrl = z
  .string()
  .max(2048)
  .regex(/^https?:\/\//);

/** A return that was announced; its label is `null` where it follows by mail. */
const announcedReturn = z.object({
  kind: z.literal('return'),
  label: z.object({labelUrl, carrier: id, trackingNumber: id}).nullable(),
  sendBy: z.iso.date(),
});

const COMMANDS = [
  'skip',
  'unskip',
  'send-now',
  'payment',
  'reschedule',
  'interval',
  'address',
  'gift',
  'add',
  'swap',
  'edit',
  'project',
  'remove',
  'reactivate',
  'cancel',
  'cancel-all',
] as const satisfies readonly CommandName[];

/** A command to a subscription that was carried out: the day of its delivery or its item, where it had one. */
const subscription = z.object({
  kind: z.literal('subscription'),
  name: z.enum(COMMANDS),
  day: z.iso.date().nullable(),
  itemId: z.number().optional(),
});

/** A command to a customer's profile that was carried out. */
const profile = z.object({kind: z.literal('profile'), name: z.enum(PROFILE_COMMANDS)});

const message = z.discriminatedUnion('kind', [
  cart,
  receipt('withdrawal'),
  receipt('cancellation'),
  receipt('contact'),
  announcedReturn,
  subscription,
  profile,
]);

/** The flash message that the page after a plain form shows once: codes, the input and the outcome. */
export type FlashMessage = z.output<typeof message>;

/** The messages of one kind. */
type FlashOf<Kind extends FlashMessage['kind']> = Extract<FlashMessage, {readonly kind: Kind}>;

/** The flash message of a request, and that of its response. */
export type Flash = {
  /**
   * Reads the message and removes it, where it is of the kind; `null` where there is none, and for a prefetch. A report of the cart has the
   * lost lines that have not been named (`LostLines`), and they are one by themselves.
   */
  readonly read: <Kind extends FlashMessage['kind']>(kind: Kind) => FlashOf<Kind> | null;
  /** Replaces the message. Lost lines of the cart are no part of it: they stay until they are read. */
  readonly write: (message: FlashMessage) => void;
};

type FlashOptions = {readonly jar: CookieJar; readonly lostLines: LostLines; readonly isPrefetch: boolean};

/**
 * Creates the flash message of a request from its cookies. What the request itself has written is read in place of what it came
 * with.
 */
export function createFlash({jar, lostLines, isPrefetch}: FlashOptions): Flash {
  return {
    read(kind) {
      if (isPrefetch) return null;
      const cookie = jar.read('flash');
      const found = cookie === null ? null : parseFlash(cookie);
      const isOthers = found !== null && found.kind !== kind;
      if (cookie !== null && !isOthers) jar.remove('flash');
      const own = isOthers ? null : found;
      const message = kind === 'cart' ? withLines(own, lostLines.take()) : own;
      return message !== null && isOfKind(message, kind) ? message : null;
    },
    write(message) {
      if (message.kind === 'cart') lostLines.tell(message.refusals.filter(isLostLine));
      jar.write('flash', formatFlash(message));
    },
  };
}

const NO_FORM: FlashOf<'cart'> = {kind: 'cart', intent: '', refusals: [], values: {}, repeated: false, undo: null};

/** Adds lost lines to a report of the cart, in place of what it says of them itself. */
function withLines(found: FlashMessage | null, lines: readonly Refusal[]): FlashMessage | null {
  if (lines.length === 0) return found;
  const report = found?.kind === 'cart' ? found : NO_FORM;
  const lost = new Set(lines.map(({lineId}) => lineId));
  const others = report.refusals.filter(({lineId}) => lineId === null || !lost.has(lineId));
  return {...report, refusals: [...others, ...lines]};
}

function isOfKind<Kind extends FlashMessage['kind']>(found: FlashMessage, kind: Kind): found is FlashOf<Kind> {
  return found.kind === kind;
}

/**
 * Formats a message for its cookie, without lost lines. One that is too long keeps the first refusal, else the page would not say that the
 * form failed; then what was typed; then as many of the other refusals as fit.
 */
export function formatFlash(message: FlashMessage): string {
  if (message.kind !== 'cart') return formatFitting(message, [withoutInput(message)]);
  const refusals = message.refusals.filter((refusal) => !isLostLine(refusal));
  const report = {...message, refusals};
  const fewer = beginnings(refusals).map((first) => ({...report, refusals: first}));
  return formatFitting<FlashMessage>(report, [...fewer, ...[report, ...fewer].map(withoutInput)]);
}

function withoutInput(written: FlashMessage): FlashMessage {
  if (written.kind === 'cart') return {...written, values: {}};
  return 'facts' in written ? {...written, facts: {}} : written;
}

/** Parses a flash cookie; `null` for a broken and a forged one. */
export function parseFlash(cookie: string): FlashMessage | null {
  return parseJsonCookie(message, cookie);
}
