import * as z from 'zod';
import {isExampleValue} from '../../contracts/example-value';
import {emailSchema} from '../../contracts/fields';
import {readProductTypes} from '../../contracts/product-types';
import {rotatedSecrets} from '../../contracts/rotated-secret';

const origin = z.url().refine((value) => !value.endsWith('/'));
const secret = z.string().min(32);
/** At most two, while one is rotated. */
const tokens = z
  .string()
  .regex(/^\S{16,}( \S{16,})?$/, {error: 'is not a token of 16 characters, or two with a space between'});

/** Algolia's second host of an application takes no writes (https://github.com/algolia/algoliasearch-rails/issues/397). */
const writableOrigin = origin.refine((value) => !/-dsn\.algolia\.net(?=:|$)/i.test(value), {
  error: 'is a host for reading only: take the one without -dsn',
});

const variables = z.object({
  ENVIRONMENT: z.enum(['development', 'test', 'demo', 'production']),
  /** Where this worker answers. */
  SERVICE_ORIGIN: origin,
  SHOP_ORIGIN: origin,
  /** What the shop may send. `rotatedSecrets` reads it. */
  SERVICE_API_TOKEN: tokens,
  /** Opens `/operator`. The shop's worker does not have it. */
  OPERATOR_TOKEN: secret,
  /** Signs the links in mails, and makes codes that cannot be guessed. */
  LINK_SECRET: secret,
  /** Signs the token of a checkout's return link. The platform's checkout signs none. If it is empty, every token is unknown. */
  ORDER_TOKEN_SECRET: z.union([z.literal(''), secret]).default(''),
  /** The platform signs its webhooks with it. `rotatedSecrets` reads it. */
  PLATFORM_WEBHOOK_SECRET: z.string(),
  ADMIN_API_URL: origin,
  /** The merchant's own app. Its id and secret are exchanged for an access token, which is valid for a day. */
  ADMIN_CLIENT_ID: z.string().min(1),
  ADMIN_CLIENT_SECRET: z.string().min(16),
  STOREFRONT_API_URL: origin,
  STOREFRONT_PRIVATE_TOKEN: z.string().min(16),
  /** The number of the collection that holds all coffees, for vouchers that count for coffee. */
  COFFEE_COLLECTION: z.string().regex(/^\d+$/),
  /** The merchant's product types, as the shop's worker has them. Durable Objects see it as it is written, or not at all. */
  PRODUCT_TYPES: z
    .string()
    .refine((text) => readProductTypes(text) !== null, {error: 'is not a list such as Röstkaffee=coffee'})
    .optional(),
  /** The CMS's API that knows at once what is published: not the cached one. */
  CMS_ORIGIN: origin,
  CMS_DATASET: z.string().min(1),
  /** Signs the CMS's webhooks. */
  CMS_WEBHOOK_SECRET: z.string(),
  SEARCH_ORIGIN: writableOrigin,
  SEARCH_APPLICATION_ID: z.string().min(1),
  /** Writes the search indices. The shop's worker does not have it. */
  SEARCH_ADMIN_KEY: z.string().min(16),
  SUBSCRIPTION_API_URL: origin,
  SUBSCRIPTION_API_TOKEN: z.string().min(16),
  MAIL_PROVIDER: z.enum(['postmark', 'resend']),
  MAIL_API_URL: origin,
  MAIL_API_TOKEN: z.string().min(16),
  /** The secret of the mail provider's webhook: the password that Postmark sends, or the signing secret of Resend (`whsec_…`). */
  MAIL_WEBHOOK_SECRET: secret,
  /** The sender of all mails, such as `Shop <hello@shop.example>`. */
  MAIL_FROM: z.string().regex(/^[^<>]+ <[^\s<>]+@[^\s<>]+>$/),
  /** The address that is told of new cases. If it is empty, nobody is; production needs one. Durable Objects see it as it is written, or not at all. */
  OPERATOR_MAIL: z
    .string()
    .refine((text) => text === '' || emailSchema.safeParse(text).success, {error: 'is not an e-mail address'})
    .default(''),
  /** The URL of the former shop's exports. If it is empty, nothing is imported. */
  ARCHIVE_URL: z.union([z.literal(''), origin]).default(''),
  /** `specimen` draws labels that no carrier knows, to try returns. `by-hand` draws none: the operator mails the label. */
  RETURN_LABELS: z.enum(['specimen', 'by-hand']).default('by-hand'),
  /** A whole number that multiplies every limit, 1 by default. Tests that share one address raise it. */
  LIMIT_FACTOR: z.coerce.number().int().positive().default(1),
  /** `on` lets a test set the clock by headers. */
  CONTROL_INTERFACE: z.enum(['on', 'off']).default('off'),
});

/** The variables of the worker, checked. */
export type Variables = z.output<typeof variables>;

const SECRETS = [
  'SERVICE_API_TOKEN',
  'OPERATOR_TOKEN',
  'LINK_SECRET',
  'PLATFORM_WEBHOOK_SECRET',
  'ADMIN_CLIENT_SECRET',
  'STOREFRONT_PRIVATE_TOKEN',
  'SUBSCRIPTION_API_TOKEN',
  'MAIL_API_TOKEN',
  'MAIL_WEBHOOK_SECRET',
  'CMS_WEBHOOK_SECRET',
  'SEARCH_ADMIN_KEY',
] as const;

/** Checks which values fit together, and which are allowed on a developer's machine alone. */
const open = variables.superRefine((env, context) => {
  if (env.MAIL_PROVIDER === 'resend' && !env.MAIL_WEBHOOK_SECRET.startsWith('whsec_')) {
    context.addIssue({code: 'custom', path: ['MAIL_WEBHOOK_SECRET'], message: 'must begin with whsec_'});
  }
  if (env.ENVIRONMENT !== 'production' && env.ENVIRONMENT !== 'demo') return;
  if (env.CONTROL_INTERFACE === 'on') {
    context.addIssue({code: 'custom', path: ['CONTROL_INTERFACE'], message: 'must be off'});
  }
  const issue = (name: string) =>
    context.addIssue({code: 'custom', path: [name], message: 'still has the value of an example'});
  for (const name of SECRETS)
    if (env[name] === '' || rotatedSecrets(env[name]).some((value) => value.startsWith('local-'))) issue(name);
  if (env.ORDER_TOKEN_SECRET.startsWith('local-')) issue('ORDER_TOKEN_SECRET');
  if (env.ENVIRONMENT === 'demo') return;
  if (env.RETURN_LABELS === 'specimen') {
    context.addIssue({code: 'custom', path: ['RETURN_LABELS'], message: 'must be by-hand'});
  }
  if (env.OPERATOR_MAIL === '') {
    context.addIssue({code: 'custom', path: ['OPERATOR_MAIL'], message: 'is empty'});
  }
  for (const [name, value] of Object.entries(env)) {
    if (typeof value === 'string' && isExampleValue(value) && !value.startsWith('local-')) issue(name);
  }
});

/**
 * Reads the worker's variables.
 *
 * @throws {Error} with one line that names every variable that is missing or wrong
 */
export function readVariables(env: object): Variables {
  const parsed = open.safeParse(env);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({path, message}) => `${path.join('.')} ${message}`);
  throw new Error(`The worker's configuration is not usable: ${faults.join('; ')}.`);
}
