import * as z from 'zod';

import {LANGUAGES} from '../../app/config/languages';

const text = z.string().trim().min(1);
const cents = z.int().min(0).max(1_000_000);
const inEachLanguage = <Value extends z.ZodType>(value: Value) => z.record(z.enum(LANGUAGES), value);
const handle = text.regex(/^[\p{Ll}\d-]+$/u, {error: 'is not a handle such as gift-card'});
const https = z.url({protocol: /^https$/, error: 'is not an address such as https://help.example'});
const time = text.regex(/^\d{1,2}:\d{2}$/, {error: 'is not a time such as 9:30'});
const hours = z.strictObject({opens: time, closes: time});
const country = text.regex(/^[A-Z]{2}$/, {error: 'is not a country such as DE'});
const profile = z.strictObject({name: text, url: https});

const deliveryDays = z.strictObject({min: z.int().min(0), max: z.int().max(60)});

const shopSchema = z.strictObject({
  name: text,
  legalName: text,
  /** Gets the donations. */
  foundation: text,
  address: z.strictObject({
    street: text,
    postalCode: text,
    city: text,
    country,
  }),
  phone: z.strictObject({
    display: text,
    href: text.regex(/^tel:\+\d+$/, {error: 'is not an address such as tel:+4940123'}),
  }),
  email: z.email(),
  /** What business letters must say beside name and address, as the page of the legal notice does (§ 35a GmbHG). */
  register: z.strictObject({seat: text, court: inEachLanguage(text), number: text}),
  /** Each with a first name. */
  managingDirectors: z.array(text).min(1),
  /** Specification, section 9, Customer care. Local times in Germany. */
  careHours: z.strictObject({monday: hours, otherDays: hours}),
  social: z.strictObject({photo: profile, social: profile, video: profile}),
  awards: z.strictObject({
    roasterOfTheYear: z.strictObject({title: inEachLanguage(text)}),
    coffee: z.strictObject({title: inEachLanguage(text), url: https}),
  }),
  certificate: z.strictObject({title: inEachLanguage(text), url: https}),
  /** Specification, section 9, Shipping. The checkout charges the platform's rates: `npm run probe` compares. */
  shipping: z.strictObject({
    freeFromCents: cents,
    feeCents: cents,
    /** Working days from order to door, in Germany. */
    deliveryDays,
    /** To all other countries. */
    deliveryDaysAbroad: deliveryDays,
  }),
  /** Returns are free within this many days of delivery. */
  returnDays: z.int().min(14, {error: 'is less than the 14 days of the law'}),
  /** The perk beside free shipping; what is given is `FREE_ARTICLE_VARIANT` of the environment. */
  freeArticle: z.strictObject({fromCents: cents, enabled: z.boolean()}),
  /** Specification, section 9, Subscription and donation; what a plan saves is in the platform's prices. */
  donationCentsPerKilogram: cents,
  subscription: z.strictObject({
    defaultWeeks: z.int().min(1).max(52),
    /** Applied with the first subscription line, unless empty. */
    voucherCode: z.string(),
  }),
  /** Handles of collections, the same in all languages. */
  collections: z.strictObject({coffee: handle, filter: handle, espresso: handle, samples: handle, gear: handle}),
  /** Products by their handles. */
  giftSubscription: inEachLanguage(handle),
  giftCard: inEachLanguage(handle),
  /** What the bar says where editors have said nothing (Specification, section 9, Announcement bar defaults). */
  announcementBar: inEachLanguage(
    z.strictObject({
      pitchText: text,
      ctaText: text,
      linkURL: text.startsWith('/'),
      /** Comma-separated parts of paths. */
      showOnPages: z.string(),
      hideOnPages: z.string(),
    }),
  ),
});

/** The same in all languages, or of some. */
const inSomeLanguage = (value: z.ZodString) =>
  z.union([
    value,
    z.partialRecord(z.enum(LANGUAGES), value).refine((values) => Object.keys(values).length > 0, {error: 'is empty'}),
  ]);

const entry = {
  title: inSomeLanguage(text),
  url: inSomeLanguage(text.regex(/^(?:\/|#|https:\/\/)/, {error: 'is neither a path, # nor an https address'})),
};
const leaves = z.array(z.strictObject(entry)).min(1);
const groups = z.array(z.strictObject({...entry, items: leaves.optional()})).min(1);

/** Specification, section 3, Menu item: an entry is shown in the languages in which it has both a title and an address. */
export const menusSchema = z.strictObject({
  header: z.array(z.strictObject({...entry, items: groups.optional()})).min(1),
  topBar: leaves.length(4),
  mobileIcons: leaves.length(4),
  greenBar: leaves,
  footer: groups,
});

/** Words that are offered where nothing has been typed, and where nothing was found. */
const searchesSchema = inEachLanguage(z.array(text).min(1));

const mark = {name: text, mark: text.regex(/^[a-z\d-]+$/, {error: 'is not the name of a file such as apple-pay'})};

/** What the platform's checkout offers; each mark is a picture `public/assets/img/footer/{payment,carrier}/{mark}.webp`. */
const checkoutSchema = z.strictObject({
  /** Specification, section 2, Footer. */
  payment: z.array(z.strictObject({...mark, country: country.optional()})).min(1),
  carriers: z.array(z.strictObject(mark)).min(1),
});

/** The schema of each file of this folder. */
export const MERCHANT_FILES: Readonly<Record<string, z.ZodType>> = {
  'shop.json': shopSchema,
  'menus.json': menusSchema,
  'searches.json': searchesSchema,
  'checkout.json': checkoutSchema,
};

/**
 * Returns what is missing or wrong in a file of this folder, a line each.
 *
 * @param name such as `shop.json`
 * @param json the file's content
 */
export function merchantFaults(name: string, json: string): readonly string[] {
  const schema = MERCHANT_FILES[name];
  if (schema === undefined) return [`store/merchant/${name}: no such file is read`];
  const {error} = schema.safeParse(contentOf(json));
  return (error?.issues ?? []).map(({path, message}) =>
    [`store/merchant/${name}`, ...(path.length > 0 ? [path.join('.')] : []), message].join(': '),
  );
}

/** Returns the paths of values of the example shop, which no shop that sells may have. */
export function exampleValues(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return /\.example(?=[:/]|$)/.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => exampleValues(inner, path === '' ? name : `${path}.${name}`));
}

/** The content of a file; `null`, which no schema takes, where it is not JSON. */
function contentOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
