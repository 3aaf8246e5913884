import * as z from 'zod';
import {INTERVAL_UNITS} from '../../../contracts/subscriptions';
import type {Interval} from '../calendar';

const count = z.coerce.number<number | string>().int().min(1).max(1000);

/** The commerce platform's number of a variant. */
export const variantId = z
  .object({ecommerce: z.coerce.string<string | number>().regex(/^[0-9]{1,15}$/)})
  .transform(({ecommerce}) => Number(ecommerce));

/** The id of a thing of this service, as number or text. */
export const thingId = z.coerce.number<number | string>().int().positive();

/** A day, with or without a time behind it. */
export const day = z
  .string()
  .min(10)
  .transform((text) => text.slice(0, 10));

/** An amount such as `12.50`, in cents. */
export const amount = z
  .string()
  .regex(/^[0-9]{1,6}\.[0-9]{2}$/)
  .transform((text) => Math.round(Number(text) * 100));

export const quantity = z.coerce.number<number | string>().int();

export const properties = z.array(z.object({name: z.string().min(1).max(255), value: z.string().max(2000)})).max(100);

export const intervalFields = {
  order_interval_unit: z.enum(INTERVAL_UNITS).optional(),
  order_interval_frequency: count.optional(),
  charge_interval_frequency: count.optional(),
};

type IntervalFields = z.output<z.ZodObject<typeof intervalFields>>;

/**
 * Returns the interval that the fields name: `undefined` where they name none, `null` where charges and orders differ,
 * which only prepaid subscriptions may.
 */
export function intervalOf(fields: IntervalFields, before: Interval | null): Interval | null | undefined {
  const {order_interval_unit: unit, order_interval_frequency: orders, charge_interval_frequency: charges} = fields;
  if (unit === undefined && orders === undefined && charges === undefined) return undefined;
  if (orders !== undefined && charges !== undefined && orders !== charges) return null;
  const number = orders ?? charges ?? before?.count;
  return number === undefined ? null : {unit: unit ?? before?.unit ?? 'week', count: number};
}
