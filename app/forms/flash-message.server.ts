import * as z from 'zod';

import type {CookieJar} from '../config/cookie-jar.server';
import {PROFILE_COMMANDS} from '../domain/account/profile';
import {CART_REFUSALS, isLostLine, type Refusal} from '../domain/cart/refusal';
import {LONGEST_VALUE} from '../domain/cart/report';
import type {CommandName} from '../domain/subscription/command';

const id = z.string().max(512);
const typed = z.record(z.string().max(40), z.string().max(LONGEST_VALUE).optional());

const cart = z.object({
  kind: z.literal('cart'),
  intent: z.string().max(40),
  refusals: z
    .array(z.object({code: z.enum(CART_REFUSALS), lineId: id.nullable(), goneTitle: id.optional()}))
    .max(50)
    .readonly(),
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
export type FlashOf<Kind extends FlashMessage['kind']> = Extract<FlashMessage, {readonly kind: Kind}>;

/** The flash message of a request, and that of its response. */
export type Flash = {
  /** Reads the message and removes it, where it is of the kind; `null` where there is none. */
  readonly read: <Kind extends FlashMessage['kind']>(kind: Kind) => FlashOf<Kind> | null;
  /** Replaces the message. A report of the cart takes along the lost lines of one that has not been shown. */
  readonly write: (message: FlashMessage) => void;
};

/**
 * Creates the flash message of a request from its cookies. What the request itself has written is read in place of what it came
 * with.
 */
export function createFlash(jar: CookieJar): Flash {
  const read: Flash['read'] = (kind) => {
    const cookie = jar.read('flash');
    if (cookie === null) return null;
    const found = parseFlash(cookie);
    if (found !== null && !isOfKind(found, kind)) return null;
    jar.remove('flash');
    return found;
  };
  return {
    read,
    write(written) {
      const message = written.kind === 'cart' ? withLostLines(written, read('cart')) : written;
      jar.write('flash', formatFlash(message));
    },
  };
}

/** Adds the lines that the cart had lost before, at the end: there a message that is too long is cut. */
function withLostLines(written: FlashOf<'cart'>, before: FlashOf<'cart'> | null): FlashOf<'cart'> {
  const told = new Set(written.refusals.map(({lineId}) => lineId));
  const lost = before?.refusals.filter(isLostLine) ?? [];
  const untold = lost.filter(({lineId}) => lineId === null || !told.has(lineId));
  return {...written, refusals: [...written.refusals, ...untold]};
}

function isOfKind<Kind extends FlashMessage['kind']>(found: FlashMessage, kind: Kind): found is FlashOf<Kind> {
  return found.kind === kind;
}

/** What is left of a line's title where a message would be too long, in characters. */
const LONGEST_TITLE = 60;

/** In a cookie, percent-encoded: browsers refuse one of more than 4096 characters, its name and flags included. */
const LONGEST_COOKIE = 3500;

/** Formats a message for its cookie: of one that is too long the first refusals, and what was typed where it fits then. */
export function formatFlash(written: FlashMessage): string {
  const short = written.kind === 'cart' ? {...written, refusals: firstRefusals(written.refusals)} : written;
  const whole = [written, short].map((message) => JSON.stringify(message)).find(fits);
  return whole ?? JSON.stringify(withoutInput(short));
}

function fits(text: string): boolean {
  return encodeURIComponent(text).length <= LONGEST_COOKIE;
}

/** What a form was refused over comes before lines that the cart has lost: else the page would not say that the form failed. */
function firstRefusals(refusals: readonly Refusal[]): readonly Refusal[] {
  const ordered = [...refusals.filter((refusal) => !isLostLine(refusal)), ...refusals.filter(isLostLine)];
  return ordered.slice(0, 5).map(({goneTitle, ...refusal}) => ({
    ...refusal,
    ...(goneTitle !== undefined && {goneTitle: goneTitle.slice(0, LONGEST_TITLE)}),
  }));
}

function withoutInput(written: FlashMessage): FlashMessage {
  if (written.kind === 'cart') return {...written, values: {}};
  return 'facts' in written ? {...written, facts: {}} : written;
}

/** Parses a flash cookie; `null` for a broken and a forged one. */
export function parseFlash(cookie: string): FlashMessage | null {
  try {
    return message.parse(JSON.parse(cookie));
  } catch {
    return null;
  }
}
