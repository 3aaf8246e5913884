import * as z from 'zod';

import {isExampleValue} from '../../contracts/example-value';
import {rotatedSecrets} from '../../contracts/rotated-secret';
import {namedPairs, readProductTypes} from '../../contracts/product-types';
import {CART_COLLECTIONS, type CartCollection} from './commerce';
import {FEATURES, GROUPS, type Feature, type Switches} from './features';

const present = z.string({error: 'is missing'}).trim().min(1, {error: 'is empty'}).max(2048, {error: 'is too long'});

const origin = present.transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin =
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    `${url.pathname}${url.search}${url.hash}${url.username}${url.password}` === '/';
  if (!isOrigin) {
    context.addIssue({code: 'custom', message: 'is not an origin such as https://shop.example'});
    return z.NEVER;
  }
  return url.origin;
});

/** An address that paths are appended to, such as `https://account.example/authentication/1`. */
const base = present.transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && `${url.search}${url.hash}${url.username}` === '';
  if (!isPlain) {
    context.addIssue({code: 'custom', message: 'is not an address such as https://account.example/path'});
    return z.NEVER;
  }
  return url.href.replace(/\/$/, '');
});

const dsn = present.refine((value) => URL.canParse(value) && /^https?:\/\/[^/@]+@[^/@]+\/.+/.test(value), {
  error: 'is not an address such as https://key@errors.example/1',
});

const isFeature = (name: string): name is Feature => FEATURES.some((feature) => feature === name);

/** Names, each for everybody or with a share such as `reviews 25%`. */
const switchedOff = z
  .string()
  .default('')
  .transform((value, context): Switches => {
    const named = value.split(/\s*,\s*|\s+(?![\s\d%])/).filter((entry) => entry !== '');
    const switches = named.flatMap((entry): (readonly [Feature, number])[] => {
      const [, name = '', percent = String(GROUPS)] = /^([a-z-]+)(?:\s+([1-9]\d?)\s*%)?$/.exec(entry.trim()) ?? [];
      return isFeature(name) ? [[name, Number(percent)]] : [];
    });
    if (switches.length === named.length) return new Map(switches);
    context.addIssue({
      code: 'custom',
      message: `may only name ${FEATURES.join(', ')}, each alone or with a share from 1% to 99%`,
    });
    return z.NEVER;
  });

/** The number of a thing in the platform's admin: the last part of its address there. */
const NUMBER = /^[1-9]\d{0,19}$/;

const list = z.string().default('');

const ownProductTypes = list.transform((text, context) => {
  const types = readProductTypes(text);
  if (types !== null) return types;
  context.addIssue({code: 'custom', message: 'is not a list such as Röstkaffee=coffee; Gutschein=gift-card'});
  return z.NEVER;
});

const isCartCollection = (name: string): name is CartCollection => CART_COLLECTIONS.some((known) => known === name);

const cartCollections = list.transform((text, context) => {
  const numbers: Partial<Record<CartCollection, string>> = {};
  for (const [name, number] of namedPairs(text)) {
    if (isCartCollection(name) && NUMBER.test(number)) numbers[name] = number;
    else
      context.addIssue({code: 'custom', message: `is not a list of ${CART_COLLECTIONS.join(', ')} such as gear=2013`});
  }
  return numbers;
});

const settings = z.object({
  ENVIRONMENT: z.enum(['development', 'test', 'demo', 'production'], {
    error: 'must be development, test, demo or production',
  }),
  /** The shop's own origin: what canonical addresses and redirect targets are built on. */
  SHOP_ORIGIN: origin,
  STOREFRONT_ORIGIN: origin,
  /** The version of the Storefront API and of the Customer Account API that the shop asks for. */
  STOREFRONT_API_VERSION: z
    .string()
    .regex(/^20\d{2}-(?:01|04|07|10)$/, {error: 'is not a version such as 2026-04'})
    .default('2025-10'),
  STOREFRONT_PUBLIC_TOKEN: present,
  STOREFRONT_PRIVATE_TOKEN: present,
  PICTURE_ORIGIN: origin,
  /** The merchant's product types: names with their kinds (`contracts/product-types.ts`), beside those that the shop knows. */
  PRODUCT_TYPES: ownProductTypes,
  /** The numbers of the collections that go with a cart, and with a coffee; without one there are no such recommendations. */
  CART_COLLECTIONS: cartCollections,
  /** The number of the variant that the shop gives from an amount on; without it the shop gives none. */
  FREE_ARTICLE_VARIANT: z.string().regex(NUMBER, {error: 'is not the number of a variant'}).optional(),
  /** The CMS: its API, and the host of its pictures and files. */
  CMS_ORIGIN: origin,
  CMS_ASSET_ORIGIN: origin,
  /** Where in the CMS the shop's content lies. */
  CMS_PROJECT_ID: present.regex(/^[a-z0-9-]+$/, {error: 'is not the id of a project'}),
  CMS_DATASET: present.regex(/^[a-z0-9~][a-z0-9_~-]*$/, {error: 'is not the name of a dataset'}).default('production'),
  /** Signs what the CMS tells the shop. */
  CMS_WEBHOOK_SECRET: present,
  /** The platform signs its webhooks with it. `rotatedSecrets` reads it. */
  PLATFORM_WEBHOOK_SECRET: present,
  /** What editors show to see drafts, and the CMS's token that may read them; without both, there is no preview. */
  PREVIEW_SECRET: present.min(32, {error: 'is shorter than 32 characters'}).optional(),
  CMS_PREVIEW_TOKEN: present.optional(),
  SERVICE_API_ORIGIN: origin,
  /** While it is rotated, the shop sends the new one, which comes first. */
  SERVICE_API_TOKEN: present.transform((setting) => rotatedSecrets(setting)[0] ?? ''),
  /** The shop's domain on the platform: the account host describes itself there, under `/.well-known/`. */
  ACCOUNT_ORIGIN: origin,
  /** Who signs the customers' identities (OpenID Connect Discovery). */
  ACCOUNT_ISSUER: base,
  ACCOUNT_CLIENT_ID: present,
  /** The pages of the account host, where customers see their orders. */
  ACCOUNT_URL: base,
  /** Signs the session cookie. */
  SESSION_SECRET: present.min(32, {error: 'is shorter than 32 characters'}),
  /** The subscription service's API, and where a customer's session with it begins. */
  SUBSCRIPTION_API_URL: base,
  SUBSCRIPTION_LOGIN_URL: base,
  /** Names the storefront to the subscription service; its official client refuses another beginning. */
  SUBSCRIPTION_STOREFRONT_TOKEN: present.startsWith('strfnt', {error: 'does not begin with strfnt'}),
  /** The first-party host of the tag manager; without it, and without a container, none is ever loaded. */
  ANALYTICS_ORIGIN: origin.optional(),
  ANALYTICS_CONTAINER: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, {error: 'must be a container such as GTM-ABCD123'})
    .optional(),
  /** Where the worker sends its traces (OTLP over HTTP); without it, nowhere. */
  TRACES_URL: z
    .url({protocol: /^https?$/, error: 'must be a URL such as https://collector.example/v1/traces'})
    .optional(),
  /** Where the browser reports errors to; without it, nothing is reported from there. */
  ERROR_REPORTING_DSN: dsn.optional(),
  SEARCH_ORIGIN: origin,
  SEARCH_APPLICATION_ID: present,
  /** May search, nothing else. */
  SEARCH_API_KEY: present,
  /** What browsers ask for before they show anything, for a shop that is not open to everybody. Nothing limits guesses. */
  SITE_PASSWORD: present.min(16, {error: 'is shorter than 16 characters'}).optional(),
  /** `on` closes every page for work on the shop. */
  MAINTENANCE: z.enum(['on', 'off'], {error: 'must be on or off'}).default('off'),
  /** `off` asks services also while they fail all the time, each time anew. */
  BREAKER: z.enum(['on', 'off'], {error: 'must be on or off'}).default('on'),
  /** What is switched off at the moment, and for how many: see `FEATURES`. */
  SWITCHED_OFF: switchedOff,
  BUILD_ID: z
    .string()
    .regex(/^[\w.-]{1,64}$/, {error: 'may only hold letters, digits, dots and dashes'})
    .default('unbuilt'),
  CLOCK_OFFSET_MS: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(/^-?\d{1,15}$/, {error: 'must be a whole number of milliseconds'}))
    .transform(Number)
    .optional(),
});

/** A shop that takes money has neither the values of one's own machine nor those that a deployment has to replace. */
function refuseExamples(env: z.output<typeof settings>, context: z.RefinementCtx): void {
  if (env.ENVIRONMENT !== 'production') return;
  for (const [name, value] of Object.entries(env)) {
    const message = exampleFault(value);
    if (message !== null) context.addIssue({code: 'custom', path: [name], message});
  }
}

function exampleFault(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (isExampleValue(value)) return 'still has the value of an example';
  return value.startsWith('http://') ? 'is not encrypted (https)' : null;
}

const schema = settings
  .refine((env) => env.ENVIRONMENT !== 'production' || env.CLOCK_OFFSET_MS === undefined, {
    path: ['CLOCK_OFFSET_MS'],
    error: 'is refused in production',
  })
  .superRefine(refuseExamples)
  .transform((env) => ({...env, CLOCK_OFFSET_MS: env.CLOCK_OFFSET_MS ?? 0}));

/** The names of all variables and secrets of the worker; wrangler.toml lists those of each environment. */
export const SETTINGS: readonly string[] = settings.keyof().options;

/** The worker's variables, checked. Origins have no trailing slash. Bindings are not among them. */
export type Env = Readonly<z.output<typeof schema>>;

/**
 * Reads the worker's variables out of its environment object.
 * @throws Error with one line that names every variable that is missing or wrong, and no value.
 */
export function readEnv(bindings: object): Env {
  const result = schema.safeParse(bindings);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The worker's configuration is not usable: ${faults.join('; ')}.`);
  }
  return result.data;
}

/** The settings of a shop that is being set up: those that can be used, and of each other what is wrong with it. */
export type PartialSettings = {
  readonly usable: Readonly<Record<string, unknown>>;
  readonly faults: ReadonlyMap<string, string>;
};

/** Reads each variable by itself, for commands that report which settings are missing. Never throws. */
export function readPartly(bindings: object): PartialSettings {
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(bindings));
  const usable: Record<string, unknown> = {};
  const faults = new Map<string, string>();
  for (const [name, field] of Object.entries(settings.shape)) {
    const {data, error} = field.safeParse(given.get(name));
    const example = given.get('ENVIRONMENT') === 'production' ? exampleFault(data) : null;
    const fault = error?.issues[0]?.message ?? example;
    if (fault === null) usable[name] = data;
    else faults.set(name, fault);
  }
  return {usable, faults};
}

/** Tells whether the workbench of the design system is open: everywhere but in the shop that customers see. */
export function hasWorkbench({ENVIRONMENT}: Pick<Env, 'ENVIRONMENT'>): boolean {
  return ENVIRONMENT !== 'production';
}

/** Returns the address of the CMS's pictures or files of the shop's dataset. */
export function contentAssets(env: Env, kind: 'images' | 'files'): string {
  return `${env.CMS_ASSET_ORIGIN}/${kind}/${env.CMS_PROJECT_ID}/${env.CMS_DATASET}`;
}

/** Returns the origins that a page may measure and report errors to, each once. */
export function measuringOrigins({ANALYTICS_ORIGIN, ANALYTICS_CONTAINER, ERROR_REPORTING_DSN}: Env): readonly string[] {
  const tagManager = ANALYTICS_CONTAINER === undefined ? undefined : ANALYTICS_ORIGIN;
  const errors = ERROR_REPORTING_DSN === undefined ? undefined : new URL(ERROR_REPORTING_DSN).origin;
  return [...new Set([tagManager, errors].filter((origin) => origin !== undefined))];
}
