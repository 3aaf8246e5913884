import * as z from 'zod';
import {LIMITS, type SocialProject} from '../../config/commerce';
import {shippingCountry, type ShippingCountryCode} from '../../config/countries';
import type {Day} from '../delivery';
import {isSocialProject} from '../donation';
import type {LineContent} from './line-content';
import type {Recipient} from './recipient';

/** What is wrong with a field of a cart form; each has a text. */
export const CART_FORM_ERRORS = [
  'required',
  'invalid',
  'too-long',
  'quantity-invalid',
  'plan-required',
  'day-past',
] as const;

export type CartFormError = (typeof CART_FORM_ERRORS)[number];

export type CartFormField =
  | 'intent'
  | 'operation'
  | 'variantId'
  | 'lineId'
  | 'quantity'
  | 'purchase'
  | 'sellingPlanId'
  | 'project'
  | 'code'
  | 'giftCardId'
  | 'country'
  | 'note'
  | 'gift'
  | RecipientField;

type RecipientField = 'recipientName' | 'recipientEmail' | 'senderName' | 'message' | 'sendOn';

/** One change that a shopper asks for. `operation`, a UUID, names the request, so that repeating it changes nothing twice. */
export type CartCommand = {readonly operation: string | null} & (
  | {
      readonly intent: 'add';
      readonly variantId: string;
      /** 1 to 999. */
      readonly quantity: number;
      readonly sellingPlanId: string | null;
      readonly project: SocialProject | null;
      /** Of gift cards and gift subscriptions: whom they are for, where something was said. */
      readonly recipient?: Recipient | undefined;
    }
  /** `quantity` 0 to 999; 0 removes the line. */
  | {readonly intent: 'update'; readonly lineId: string; readonly quantity: number}
  | {readonly intent: 'increase' | 'decrease' | 'remove'; readonly lineId: string}
  | {readonly intent: 'change-plan'; readonly lineId: string; readonly sellingPlanId: string | null}
  | {readonly intent: 'change-project'; readonly lineId: string; readonly project: SocialProject}
  | {readonly intent: 'apply-code' | 'remove-code' | 'apply-gift-card'; readonly code: string}
  | {readonly intent: 'remove-gift-card'; readonly giftCardId: string}
  | {readonly intent: 'choose-country'; readonly country: ShippingCountryCode}
  /** `isGift`: the parcel is a present. An empty note is none. */
  | {readonly intent: 'write-note'; readonly note: string; readonly isGift: boolean}
  /** What a link brings: lines, a code, or both. */
  | {readonly intent: 'follow-link'; readonly lines: readonly LinkedLine[]; readonly code: string | null}
);

/** A line that a link puts into the cart. */
export type LinkedLine = LineContent & {readonly quantity: number};

export type CartIntent = CartCommand['intent'];

export type CartFormResult =
  | {readonly ok: true; readonly command: CartCommand}
  | {readonly ok: false; readonly errors: Readonly<Partial<Record<CartFormField, CartFormError>>>};

/**
 * The change that a form of the cart asks for. Fields are read by their names, the last value of each, so that a
 * button may follow a hidden default; an empty field counts as missing. Never throws: what is not understood comes back
 * as one error per field. `today` is the day in Germany: nothing is sent before it.
 */
export function parseCartForm(form: FormData, today: Day): CartFormResult {
  const values = Object.fromEntries(FIELDS.map((field) => [field, lastValue(form, field)]));
  const result = command.safeParse(values);
  const isPast = values['intent'] === 'add' && values['sendOn'] !== undefined && values['sendOn'] < today;
  if (result.success && !isPast) return {ok: true, command: result.data};
  const errors: Partial<Record<CartFormField, CartFormError>> = {};
  for (const issue of result.error?.issues ?? []) {
    const field = FIELDS.find((candidate) => candidate === issue.path[0]) ?? 'intent';
    errors[field] ??= CART_FORM_ERRORS.find((code) => code === issue.message) ?? 'invalid';
  }
  if (isPast) errors.sendOn ??= 'day-past';
  return {ok: false, errors};
}

/**
 * What the shopper had typed or chosen, to fill the form again; what is longer than `longest` characters (those of an id unless
 * told) is left out.
 */
export function submittedValues(
  form: FormData,
  longest = LONGEST_ID,
): Readonly<Partial<Record<CartFormField, string>>> {
  const entries = FIELDS.map((field) => [field, lastValue(form, field)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value.length <= longest));
}

const FIELDS = [
  'intent',
  'operation',
  'variantId',
  'lineId',
  'quantity',
  'purchase',
  'sellingPlanId',
  'project',
  'code',
  'giftCardId',
  'country',
  'note',
  'gift',
  'recipientName',
  'recipientEmail',
  'senderName',
  'message',
  'sendOn',
] as const satisfies readonly CartFormField[];

const LONGEST_ID = 512;

/** A UUID: a name that was left unfilled in a page must not be taken for everybody's. */
const OPERATION = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Missing and empty fields are `undefined`; a file is not a value and becomes one that no field accepts. */
function lastValue(form: FormData, field: CartFormField): string | undefined {
  const value = form.getAll(field).at(-1);
  if (value === undefined) return undefined;
  if (typeof value !== 'string') return '\u0000';
  const trimmed = value.trim();
  return trimmed === '' ? undefined : trimmed;
}

function text(longest: number, pattern: RegExp) {
  return z
    .string({error: 'required'})
    .max(longest, {error: 'too-long', abort: true})
    .regex(pattern, {error: 'invalid'});
}

function integer(least: number) {
  return z
    .string({error: 'required'})
    .regex(/^\d{1,3}$/, {error: 'quantity-invalid', abort: true})
    .transform(Number)
    .refine((quantity) => quantity >= least && quantity <= LIMITS.quantityMax, {error: 'quantity-invalid'});
}

const variantId = text(LONGEST_ID, /^gid:\/\/shopify\/ProductVariant\/[1-9]\d{0,18}$/);
const sellingPlanId = text(LONGEST_ID, /^gid:\/\/shopify\/SellingPlan\/[1-9]\d{0,18}$/).optional();
const lineId = text(LONGEST_ID, /^gid:\/\/shopify\/CartLine\/[\w-]{1,128}(\?cart=[\w-]{1,128})?$/);
const giftCardId = text(LONGEST_ID, /^gid:\/\/shopify\/AppliedGiftCard\/[\w-]{1,128}(\?cart=[\w-]{1,128})?$/);
const purchase = z.enum(['one-time', 'subscription'], {error: 'invalid'}).optional();
const project = z.string({error: 'required'}).refine(isSocialProject, {error: 'invalid'});
/** No shopper types it: what is no id counts as none, and the change is made without its protection. */
const operation = z
  .string()
  .optional()
  .transform((id) => (id !== undefined && OPERATION.test(id) ? id.toLowerCase() : null));
const discountCode = text(LIMITS.codeLength, /^[^\p{C}]+$/u);
const giftCardCode = z
  .string({error: 'required'})
  .max(LIMITS.codeLength, {error: 'too-long', abort: true})
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(text(LIMITS.codeLength, /^[\p{L}\p{N}-]+$/u));

const country = z
  .string({error: 'required'})
  .transform((code) => shippingCountry(code)?.code)
  .refine((code) => code !== undefined, {error: 'invalid'});
/** Several lines; no other control characters. */
const note = z
  .string()
  .transform((written) => written.replace(/\r\n?/g, '\n'))
  .pipe(text(LIMITS.noteLength, /^[^\p{C}]*(?:[\n\t][^\p{C}]*)*$/u))
  .optional()
  .transform((written) => written ?? '');

/** The radio buttons and the list of plans are two fields of one form: with `one-time` chosen the list does not count. */
type PlanFields = {
  readonly purchase?: 'one-time' | 'subscription' | undefined;
  readonly sellingPlanId?: string | undefined;
};

/** A person's name, and the words on a card; the service that sends the mail takes no longer ones. */
const LONGEST_NAME = 100;
export const LONGEST_MESSAGE = 1000;
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/u;

const name = text(LONGEST_NAME, /^\P{Cc}+$/u).optional();

const recipientFields = {
  recipientName: name,
  recipientEmail: text(254, EMAIL).optional(),
  senderName: name,
  message: text(LONGEST_MESSAGE, /^(\P{Cc}|[\n\r\t])+$/u).optional(),
  sendOn: z.iso.date({error: 'invalid'}).optional(),
};

type RecipientFields = {readonly [Field in RecipientField]?: string | undefined};

function writtenRecipient(fields: RecipientFields): Recipient | undefined {
  const recipient: Recipient = {
    recipientName: fields.recipientName ?? null,
    recipientEmail: fields.recipientEmail ?? null,
    senderName: fields.senderName ?? null,
    message: fields.message ?? null,
    sendOn: fields.sendOn ?? null,
  };
  return Object.values(recipient).every((value) => value === null) ? undefined : recipient;
}

function hasPlanWhereWanted(fields: PlanFields): boolean {
  return fields.purchase !== 'subscription' || fields.sellingPlanId !== undefined;
}

function chosenPlan(fields: PlanFields): string | null {
  return fields.purchase === 'one-time' ? null : (fields.sellingPlanId ?? null);
}

const PLAN_REQUIRED = {path: ['sellingPlanId'], error: 'plan-required'};

const addForm = z
  .object({
    intent: z.literal('add'),
    operation,
    variantId,
    quantity: integer(1).optional(),
    purchase,
    sellingPlanId,
    project: project.optional(),
    ...recipientFields,
  })
  .refine(hasPlanWhereWanted, PLAN_REQUIRED)
  .transform((fields) => ({
    intent: fields.intent,
    operation: fields.operation,
    variantId: fields.variantId,
    quantity: fields.quantity ?? 1,
    sellingPlanId: chosenPlan(fields),
    project: fields.project ?? null,
    recipient: writtenRecipient(fields),
  }));

const changePlanForm = z
  .object({intent: z.literal('change-plan'), operation, lineId, purchase, sellingPlanId})
  .refine(hasPlanWhereWanted, PLAN_REQUIRED)
  .transform((fields) => ({
    intent: fields.intent,
    operation: fields.operation,
    lineId: fields.lineId,
    sellingPlanId: chosenPlan(fields),
  }));

const command = z.discriminatedUnion(
  'intent',
  [
    addForm,
    z.object({intent: z.literal('update'), operation, lineId, quantity: integer(0)}),
    z.object({intent: z.enum(['increase', 'decrease', 'remove']), operation, lineId}),
    changePlanForm,
    z.object({intent: z.literal('change-project'), operation, lineId, project}),
    z.object({intent: z.enum(['apply-code', 'remove-code']), operation, code: discountCode}),
    z.object({intent: z.literal('apply-gift-card'), operation, code: giftCardCode}),
    z.object({intent: z.literal('remove-gift-card'), operation, giftCardId}),
    z.object({intent: z.literal('choose-country'), operation, country}),
    z
      .object({intent: z.literal('write-note'), operation, note, gift: z.literal('yes').optional()})
      .transform(({gift, ...fields}) => ({...fields, isGift: gift !== undefined})),
  ],
  {error: 'invalid'},
);
