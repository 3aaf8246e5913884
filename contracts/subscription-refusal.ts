import * as z from 'zod';

const messagesSchema = z.union([z.string(), z.array(z.string())]);

/** Body of every refusal: one message, or messages by field, of which one may have fields in it. */
export const subscriptionErrorSchema = z.object({
  errors: z.union([z.string(), z.record(z.string(), z.union([messagesSchema, z.record(z.string(), messagesSchema)]))]),
});

/** Returns the names of the fields that the body of a refusal says something about; none if it is no such body. */
export function wrongFields(body: unknown): readonly string[] {
  const errors = subscriptionErrorSchema.safeParse(body).data?.errors ?? {};
  if (typeof errors === 'string') return [];
  return Object.entries(errors).flatMap(([name, messages]) =>
    typeof messages === 'string' || Array.isArray(messages) ? [name] : Object.keys(messages),
  );
}

/** The fields of a postal address, in the order of the forms, and their names in the service. */
export const WIRE_ADDRESS_FIELDS = [
  ['countryCode', 'country_code'],
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['company', 'company'],
  ['address1', 'address1'],
  ['address2', 'address2'],
  ['zip', 'zip'],
  ['city', 'city'],
  ['province', 'province'],
  ['phone', 'phone'],
] as const;

/** A field of a postal address. */
export type AddressField = (typeof WIRE_ADDRESS_FIELDS)[number][0];

/** Other names that a refusal may have for a field. */
const ALIASES: readonly (readonly [AddressField, string])[] = [['countryCode', 'country']];

/** Returns the fields of a postal address that a refusal names; others are left out. */
export function addressFieldsNamed(names: readonly string[]): readonly AddressField[] {
  const named = [...WIRE_ADDRESS_FIELDS, ...ALIASES].flatMap(([field, name]) => (names.includes(name) ? [field] : []));
  return [...new Set(named)];
}
