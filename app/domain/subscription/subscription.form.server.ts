import * as z from 'zod';

import {isDelivered} from '#contracts/delivered-place';
import {lacksProvince} from '#contracts/province';

import {LIMITS, SOCIAL_PROJECTS} from '../../config/commerce';
import {SUBSCRIPTION_LIMITS} from '../../config/subscription';
import {ADDRESS_FIELDS} from '../address';
import {addressFields, NOT_DELIVERED, PROVINCE_REQUIRED} from '../form/address-fields.server';
import {defineForm, type FormDefinition} from '../form/define-form.server';
import {day, email, paragraphs, wholeNumber} from '../form/fields.server';
import {ID_NUMBER} from '../product/platform-names';
import {withOwnProvince} from '../province';
import {
  CANCELLATION_REASONS,
  type CommandField,
  type CommandRefusal,
  type DeliveryCommand,
  type ProductCommand,
  type SubscriptionCommand,
} from './command';

/** The form of a command to a subscription. */
export type CommandFormDefinition<Command extends SubscriptionCommand> = Omit<
  FormDefinition<Command, CommandField, CommandRefusal>,
  'limit'
>;

/** All others are a conflict with the subscription as it is. */
const REFUSALS = {
  'being-processed': 409,
  completed: 409,
  skipped: 409,
  'not-skipped': 409,
  retried: 409,
  'out-of-stock': 409,
  'day-over': 409,
  gone: 404,
  'wrong-state': 409,
  'not-changed': 409,
  'pre-order': 409,
  'legacy-gear': 409,
  'business-only': 409,
  'gift-stays': 409,
  'gift-without-payment': 409,
  'no-payment-update': 409,
  'payment-declined': 409,
  'wrong-day': 409,
  'try-again': 409,
  'partly-done': 409,
  'not-known': 409,
  'mail-not-known': 409,
} as const satisfies Record<CommandRefusal, number>;

const weeks = wholeNumber(1, SUBSCRIPTION_LIMITS.weeksMost);
const quantity = wholeNumber(1, LIMITS.quantityMax);
const project = z.enum(
  SOCIAL_PROJECTS.map(({code}) => code),
  {error: 'required'},
);
/** The number of a variant. What kind of product it is, the catalogue says. */
const variant = z.string({error: 'required'}).regex(ID_NUMBER, {error: 'invalid'});

/** The numbers of the boxes that were ticked, as `readForm` joins them. */
const items = z
  .string({error: 'required'})
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().regex(ID_NUMBER, {error: 'invalid'}).transform(Number)).max(50, {error: 'invalid'}));

const address = addressFields(({availableForSubscription}) => availableForSubscription);

const cancellation = {
  // Nobody has to say why (§ 312k BGB).
  reason: z.enum(CANCELLATION_REASONS, {error: 'invalid'}).default('other'),
  comment: paragraphs(1000).nullable().default(null),
};
const CANCELLATION_FIELDS = ['reason', 'comment'] as const satisfies readonly (keyof typeof cancellation)[];

function form<Command extends SubscriptionCommand>(
  fields: readonly CommandField[],
  schema: z.ZodType<Command>,
): CommandFormDefinition<Command> {
  return defineForm({fields, lists: ['item'], schema, refusals: REFUSALS});
}

/** Defines the form of a command to the delivery that `key` names; `null` for a name that is none. */
export function deliveryForm(name: string, key: string): CommandFormDefinition<DeliveryCommand> | null {
  switch (name) {
    case 'unskip':
    case 'send-now':
    case 'payment':
      return form(
        [],
        z.object({}).transform(() => ({name, key})),
      );
    case 'skip':
      return form(
        ['which', 'item'],
        z
          .object({which: z.string().optional(), item: items.optional()})
          .refine(({which, item}) => which !== 'some' || item !== undefined, {error: 'required', path: ['item']})
          .transform(({which, item = []}) => ({name, key, itemIds: which === 'some' ? item : null})),
      );
    case 'reschedule':
      return form(
        ['how', 'day', 'weeks'],
        z
          .discriminatedUnion('how', [
            z.object({how: z.literal('day'), day}).transform((to) => ({day: to.day})),
            z.object({how: z.literal('weeks'), weeks}).transform((to) => ({weeks: to.weeks})),
          ])
          .transform((to) => ({name, key, to})),
      );
    case 'interval':
      return form(
        ['weeks'],
        z.object({weeks}).transform((fields) => ({name, key, ...fields})),
      );
    case 'address':
      return form(
        ADDRESS_FIELDS,
        z
          .object(address)
          .refine((fields) => !lacksProvince(fields), PROVINCE_REQUIRED)
          .refine(isDelivered, NOT_DELIVERED)
          .transform((fields) => ({name, key, address: withOwnProvince(fields)})),
      );
    case 'gift':
      return form(
        [...ADDRESS_FIELDS, 'email'],
        z
          .object({...address, email})
          .refine((fields) => !lacksProvince(fields), PROVINCE_REQUIRED)
          .refine(isDelivered, NOT_DELIVERED)
          .transform(({email: to, ...fields}) => ({name, key, address: withOwnProvince(fields), email: to})),
      );
    case 'add':
      return form(
        ['variant', 'quantity', 'rhythm', 'project'],
        z
          .object({
            variant,
            quantity,
            rhythm: z
              .literal('once')
              .transform(() => null)
              .or(weeks),
            project,
          })
          .transform(({variant: variantNumber, rhythm, ...fields}) => ({
            name,
            key,
            variantNumber,
            weeks: rhythm,
            ...fields,
          })),
      );
    default:
      return null;
  }
}

/** Defines the form of a command to a product of the subscription; `null` for a name that is none. */
export function productForm(name: string, id: string): CommandFormDefinition<ProductCommand> | null {
  const itemId = ID_NUMBER.test(id) ? Number(id) : 0;
  switch (name) {
    case 'remove':
    case 'reactivate':
      return form(
        [],
        z.object({}).transform(() => ({name, itemId})),
      );
    case 'swap':
      return form(
        ['variant'],
        z.object({variant}).transform(({variant: variantNumber}) => ({name, itemId, variantNumber})),
      );
    case 'edit':
      return form(
        ['variant', 'quantity', 'weeks'],
        z
          .object({variant, quantity, weeks: weeks.nullable().default(null)})
          .transform(({variant: variantNumber, ...fields}) => ({name, itemId, variantNumber, ...fields})),
      );
    case 'project':
      return form(
        ['project'],
        z.object({project}).transform((fields) => ({name, itemId, ...fields})),
      );
    case 'cancel':
      return form(
        CANCELLATION_FIELDS,
        z.object(cancellation).transform((fields) => ({name, itemId, ...fields})),
      );
    default:
      return null;
  }
}

/** The form that cancels everything. */
export const cancelAllForm = form(
  CANCELLATION_FIELDS,
  z.object(cancellation).transform((fields) => ({name: 'cancel-all' as const, ...fields})),
);
