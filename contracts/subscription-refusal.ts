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
