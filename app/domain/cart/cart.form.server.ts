import * as z from 'zod';

import {GIFT_KINDS, GIFT_LIMITS} from '../../config/gifts';
import {LIMITS} from '../../config/commerce';
import {shippingCountry} from '../../config/countries';
import type {Day} from '../delivery';
import {isSocialProject} from '../donation';
import {defineForm} from '../form/define-form.server';
import {withoutUnseen} from '../form/without-unseen';
import {day, email, line, paragraphs, wholeNumber} from '../form/fields.server';
import {isDiscountCode} from './permalink';
import {recipientProblems, type Recipient} from './recipient';

const FIELDS = [
  'intent',
  'variantId',
  'lineId',
  // What the page calls the line, where it may be gone when the form comes: shown again, and no more.
  'title',
  // What the page said that it costs: compared with what it costs, and no more (`PriceMemory`).
  'seenPrices',
  'quantity',
  'purchase',
  'sellingPlanId',
  'project',
  'code',
  'giftCardId',
  'country',
  'note',
  'gift',
  'giftKind',
  'recipientName',
  'recipientEmail',
  'senderName',
  'message',
  'sendOn',
] as const;

/** A field of a form of the cart. */
export type CartField = (typeof FIELDS)[number];

const LONGEST_ID = 512;
const globalId = (pattern: RegExp) => line(LONGEST_ID).regex(pattern, {error: 'invalid'});

const variantId = globalId(/^gid:\/\/shopify\/ProductVariant\/[1-9]\d{0,18}$/);
const sellingPlanId = globalId(/^gid:\/\/shopify\/SellingPlan\/[1-9]\d{0,18}$/).optional();
const lineId = globalId(/^gid:\/\/shopify\/CartLine\/[\w-]{1,128}(\?cart=[\w-]{1,128})?$/);
const giftCardId = globalId(/^gid:\/\/shopify\/AppliedGiftCard\/[\w-]{1,128}(\?cart=[\w-]{1,128})?$/);
const purchase = z.enum(['one-time', 'subscription'], {error: 'invalid'}).optional();
const project = z.string({error: 'required'}).refine(isSocialProject, {error: 'invalid'});
const discountCode = z
  .string({error: 'required'})
  .transform((code) => withoutUnseen(code).trim())
  .pipe(line(LIMITS.codeLength).refine(isDiscountCode, {error: 'invalid'}));
/** As it is printed, in groups: the platform's codes are letters and digits. */
const giftCardCode = z
  .string({error: 'required'})
  .max(LIMITS.codeLength, {error: 'too-long', abort: true})
  .transform((code) => withoutUnseen(code).replace(/[\s\p{Pd}]/gu, ''))
  .pipe(z.string().regex(/^[\p{L}\p{N}]+$/u, {error: 'invalid'}));
const country = z
  .string({error: 'required'})
  .transform((code) => shippingCountry(code)?.code)
  .refine((code) => code !== undefined, {error: 'invalid'});
/** Old browsers break lines by a carriage return alone. */
const note = paragraphs(LIMITS.noteLength)
  .transform((written) => written.replaceAll('\r', '\n'))
  .default('');

/** The radio buttons and the list of plans are two fields of one form: with `one-time` chosen the list does not count. */
const planFields = {purchase, sellingPlanId};

type PlanFields = z.output<z.ZodObject<typeof planFields>>;

function chosenPlan(fields: PlanFields): string | null {
  return fields.purchase === 'one-time' ? null : (fields.sellingPlanId ?? null);
}

function hasPlanWhereWanted(fields: PlanFields): boolean {
  return fields.purchase !== 'subscription' || fields.sellingPlanId !== undefined;
}

const PLAN_REQUIRED = {path: ['sellingPlanId'], error: 'required'};

/** The most that a gift takes; a gift card takes less (`recipientProblems`). */
const LONGEST = GIFT_LIMITS.subscription;

/** Puts something into the cart; a gift is sent on `today`, the day in Germany, or later. */
const addForm = (today: Day) =>
  z
    .object({
      intent: z.literal('add'),
      variantId,
      quantity: wholeNumber(1, LIMITS.quantityMax).default(1),
      ...planFields,
      project: project.optional(),
      giftKind: z.enum(GIFT_KINDS, {error: 'invalid'}).default('subscription'),
      recipientName: line(LONGEST.name).optional(),
      recipientEmail: email.optional(),
      senderName: line(LONGEST.sender).optional(),
      message: paragraphs(LONGEST.message).optional(),
      sendOn: day.refine((sendOn) => sendOn >= today, {error: 'day-past'}).optional(),
    })
    .refine(hasPlanWhereWanted, PLAN_REQUIRED)
    .superRefine((fields, context) => {
      for (const {field, error: message} of recipientProblems(giftOf(fields), today))
        context.addIssue({code: 'custom', path: [field], message});
    })
    .transform((fields) => ({
      intent: fields.intent,
      variantId: fields.variantId,
      quantity: fields.quantity,
      sellingPlanId: chosenPlan(fields),
      project: fields.project ?? null,
      recipient: writtenRecipient(giftOf(fields)),
    }));

type WrittenFields = Pick<Recipient, 'giftKind'> & {
  readonly [Field in Exclude<keyof Recipient, 'giftKind'>]?: string | undefined;
};

function giftOf(fields: WrittenFields): Recipient {
  return {
    giftKind: fields.giftKind,
    recipientName: fields.recipientName ?? null,
    recipientEmail: fields.recipientEmail ?? null,
    senderName: fields.senderName ?? null,
    message: fields.message ?? null,
    sendOn: fields.sendOn ?? null,
  };
}

function writtenRecipient(recipient: Recipient): Recipient | undefined {
  const {giftKind: _, ...written} = recipient;
  return Object.values(written).every((value) => value === null) ? undefined : recipient;
}

const changePlanForm = z
  .object({intent: z.literal('change-plan'), lineId, ...planFields})
  .refine(hasPlanWhereWanted, PLAN_REQUIRED)
  .transform((fields) => ({intent: fields.intent, lineId: fields.lineId, sellingPlanId: chosenPlan(fields)}));

const CHANGES = [
  z.object({intent: z.literal('update'), lineId, quantity: wholeNumber(0, LIMITS.quantityMax)}),
  z.object({intent: z.enum(['increase', 'decrease', 'remove']), lineId}),
  changePlanForm,
  z.object({intent: z.literal('change-project'), lineId, project}),
  z.object({intent: z.enum(['apply-code', 'remove-code']), code: discountCode}),
  z.object({intent: z.literal('apply-gift-card'), code: giftCardCode}),
  z.object({intent: z.literal('remove-gift-card'), giftCardId}),
  z.object({intent: z.literal('choose-country'), country}),
  z
    .object({intent: z.literal('write-note'), note, gift: z.literal('yes').optional()})
    .transform(({gift, ...fields}) => ({...fields, isGift: gift !== undefined})),
] as const;

function defineCartForm(today: Day) {
  return defineForm({
    fields: FIELDS,
    schema: z.discriminatedUnion('intent', [addForm(today), ...CHANGES], {error: 'invalid'}),
    refusals: {},
  });
}

/** To make a schema takes milliseconds, and a day has many forms. */
let latest: {readonly today: Day; readonly form: ReturnType<typeof defineCartForm>} | null = null;

/** Defines the forms of the cart: `intent` says which one it is. `today` is the day in Germany: nothing is sent before it. */
export function cartForm(today: Day) {
  if (latest?.today !== today) latest = {today, form: defineCartForm(today)};
  return latest.form;
}
