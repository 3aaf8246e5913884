import * as z from 'zod';

import {LIMITS, SOCIAL_PROJECTS} from '../../config/commerce';
import {SHIPPING_COUNTRIES} from '../../config/countries';
import {SUBSCRIPTION_LIMITS} from '../../config/subscription';
import {isDay} from './calendar';
import {CANCELLATION_REASONS, type DeliveryCommand, type ProductCommand, type SubscriptionCommand} from './command';
import type {FieldError, FieldErrors} from './field-error';

/** A command, or what is wrong with the fields of its form. */
export type ParsedCommand<Command = SubscriptionCommand> =
  {readonly ok: true; readonly command: Command} | {readonly ok: false; readonly errors: FieldErrors};

const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_BREAKS = /(?![\n\r\t])\p{Cc}/u;

const line = (longest: number) =>
  z
    .string({error: 'required'})
    .trim()
    .min(1, {error: 'required'})
    .max(longest, {error: 'too-long'})
    .refine((text) => !CONTROL.test(text), {error: 'invalid'});
const optionalLine = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, {error: 'too-long'})
    .refine((text) => !CONTROL.test(text), {error: 'invalid'})
    .default('');
const whole = (least: number, most: number) =>
  z
    .string({error: 'required'})
    .regex(/^\d{1,4}$/, {error: 'invalid'})
    .transform(Number)
    .refine((number) => number >= least && number <= most, {error: 'invalid'});

const weeks = whole(1, SUBSCRIPTION_LIMITS.weeksMost);
const quantity = whole(1, Math.min(LIMITS.quantityMax, SUBSCRIPTION_LIMITS.quantityMost));
const day = z.string({error: 'required'}).refine(isDay, {error: 'invalid'});
const project = z.enum(
  SOCIAL_PROJECTS.map(({code}) => code),
  {error: 'required'},
);
const itemId = whole(0, 9999).or(
  z
    .string()
    .regex(/^\d{1,15}$/, {error: 'invalid'})
    .transform(Number),
);

/** A variant as the forms name it: its number, and whether it is coffee. */
const variant = z
  .string({error: 'required'})
  .regex(/^\d{1,15}(:coffee)?$/, {error: 'invalid'})
  .transform((text) => ({variantNumber: text.replace(':coffee', ''), isCoffee: text.endsWith(':coffee')}));

const countries = SHIPPING_COUNTRIES.filter(({availableForSubscription}) => availableForSubscription).map(
  ({code}) => code,
);

const address = {
  firstName: line(100),
  lastName: line(100),
  company: optionalLine(100),
  address1: line(200),
  address2: optionalLine(200),
  city: line(100),
  province: optionalLine(100),
  zip: line(20),
  countryCode: z
    .string({error: 'required'})
    .refine((code) => countries.some((known) => known === code), {error: 'invalid'}),
  phone: line(30),
};
const cancellation = {
  // Nobody has to say why (§ 312k BGB).
  reason: z.enum(CANCELLATION_REASONS, {error: 'invalid'}).default('other'),
  comment: z
    .string()
    .trim()
    .max(1000, {error: 'too-long'})
    .refine((text) => !CONTROL_BUT_BREAKS.test(text), {error: 'invalid'})
    .default(''),
};

const SCHEMAS = {
  skip: z.object({items: z.array(itemId).max(50).nullable()}),
  unskip: z.object({}),
  'send-now': z.object({}),
  payment: z.object({}),
  reschedule: z.union([z.object({how: z.literal('day'), day}), z.object({how: z.literal('weeks'), weeks})]),
  interval: z.object({weeks}),
  address: z.object(address),
  gift: z.object({...address, email: z.email({error: 'invalid'}).max(254, {error: 'too-long'})}),
  add: z.object({
    variant,
    quantity,
    rhythm: z
      .literal('once')
      .transform(() => null)
      .or(weeks),
    project,
  }),
  swap: z.object({variant}),
  edit: z.object({variant, quantity, weeks: weeks.optional()}),
  project: z.object({project}),
  remove: z.object({}),
  reactivate: z.object({}),
  cancel: z.object(cancellation),
  'cancel-all': z.object(cancellation),
} as const;

/**
 * The fields of a form that a shopper filled in, to be shown again; a field that is there several times (boxes to tick) has
 * its values with commas between. Files are left out.
 */
export function submittedFields(form: FormData): Readonly<Record<string, string>> {
  const names = [...new Set(form.keys())].filter((name) => name !== 'operation');
  return Object.fromEntries(
    names.flatMap((name) => {
      const texts = form.getAll(name).filter(isText);
      const value = texts.join(',');
      return texts.length > 0 && value.length <= 2000 ? [[name, value]] : [];
    }),
  );
}

function isText(value: FormDataEntryValue): value is string {
  return typeof value === 'string';
}

/** What names this showing of the form; `null` where nothing usable does. */
export function operationOf(form: FormData): string | null {
  const id = form.get('operation');
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : null;
}

/** A command to the delivery that `key` names; `null` for a name that is none. */
export function parseDeliveryCommand(name: string, key: string, form: FormData): ParsedCommand<DeliveryCommand> | null {
  switch (name) {
    case 'unskip':
    case 'send-now':
    case 'payment':
      return {ok: true, command: {name, key}};
    case 'skip': {
      const chosen = form.getAll('item');
      const items = form.get('which') === 'some' ? chosen : null;
      if (items?.length === 0) return {ok: false, errors: {item: 'required'}};
      return parse(SCHEMAS[name], {items}, ({items: itemIds}) => ({name, key, itemIds}));
    }
    case 'reschedule':
      return parse(SCHEMAS[name], fieldsOf(form), (to) => ({
        name,
        key,
        to: to.how === 'day' ? {day: to.day} : {weeks: to.weeks},
      }));
    case 'interval':
      return parse(SCHEMAS[name], fieldsOf(form), (fields) => ({name, key, weeks: fields.weeks}));
    case 'address':
      return parse(SCHEMAS[name], fieldsOf(form), (fields) => ({name, key, address: fields}));
    case 'gift':
      return parse(SCHEMAS[name], fieldsOf(form), ({email, ...fields}) => ({name, key, address: fields, email}));
    case 'add':
      return parse(SCHEMAS[name], fieldsOf(form), ({variant: chosen, quantity: pieces, rhythm, project: code}) => ({
        name,
        key,
        ...chosen,
        quantity: pieces,
        weeks: rhythm,
        project: code,
      }));
    default:
      return null;
  }
}

/** A command to a product of the subscription; `null` for a name that is none. */
export function parseProductCommand(name: string, id: string, form: FormData): ParsedCommand<ProductCommand> | null {
  const product = /^\d{1,15}$/.test(id) ? Number(id) : 0;
  switch (name) {
    case 'remove':
    case 'reactivate':
      return {ok: true, command: {name, itemId: product}};
    case 'swap':
      return parse(SCHEMAS[name], fieldsOf(form), ({variant: chosen}) => ({name, itemId: product, ...chosen}));
    case 'edit':
      return parse(
        SCHEMAS[name],
        fieldsOf(form),
        ({variant: {variantNumber}, quantity: pieces, weeks: rhythm = null}) => ({
          name,
          itemId: product,
          variantNumber,
          quantity: pieces,
          weeks: rhythm,
        }),
      );
    case 'project':
      return parse(SCHEMAS[name], fieldsOf(form), ({project: code}) => ({name, itemId: product, project: code}));
    case 'cancel':
      return parse(SCHEMAS[name], fieldsOf(form), (fields) => ({name, itemId: product, ...cancelled(fields)}));
    default:
      return null;
  }
}

/** The command that cancels everything. */
export function parseCancelAll(form: FormData): ParsedCommand {
  return parse(SCHEMAS['cancel-all'], fieldsOf(form), (fields) => ({name: 'cancel-all', ...cancelled(fields)}));
}

function cancelled({reason, comment}: z.output<z.ZodObject<typeof cancellation>>) {
  return {reason, comment: comment === '' ? null : comment};
}

function fieldsOf(form: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries(form);
}

const FIELD_ERRORS: readonly string[] = ['required', 'too-long', 'invalid'] satisfies readonly FieldError[];

function isFieldError(message: string): message is FieldError {
  return FIELD_ERRORS.includes(message);
}

function parse<Fields, Command>(
  schema: z.ZodType<Fields>,
  fields: unknown,
  toCommand: (fields: Fields) => Command,
): ParsedCommand<Command> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return {ok: true, command: toCommand(parsed.data)};
  const errors: Record<string, FieldError> = {};
  for (const {path, message} of parsed.error.issues) {
    const field = String(path[0] ?? 'form');
    errors[field] ??= isFieldError(message) ? message : 'invalid';
  }
  return {ok: false, errors};
}
