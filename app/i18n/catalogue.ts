import type account from '#locales/de/account.json';
import type blog from '#locales/de/blog.json';
import type cart from '#locales/de/cart.json';
import type checkout from '#locales/de/checkout.json';
import type choose from '#locales/de/choose.json';
import type common from '#locales/de/common.json';
import type content from '#locales/de/content.json';
import type design from '#locales/de/design.json';
import type details from '#locales/de/details.json';
import type errors from '#locales/de/errors.json';
import type footer from '#locales/de/footer.json';
import type gift from '#locales/de/gift.json';
import type autocomplete from '#locales/de/autocomplete.json';
import type home from '#locales/de/home.json';
import type homeDefault from '#locales/de/homeDefault.json';
import type links from '#locales/de/links.json';
import type listing from '#locales/de/listing.json';
import type orders from '#locales/de/orders.json';
import type contractNotices from '#locales/de/contractNotices.json';
import type mailLink from '#locales/de/mailLink.json';
import type newsletter from '#locales/de/newsletter.json';
import type preview from '#locales/de/preview.json';
import type product from '#locales/de/product.json';
import type quiz from '#locales/de/quiz.json';
import type review from '#locales/de/review.json';
import type search from '#locales/de/search.json';
import type seo from '#locales/de/seo.json';
import type grid from '#locales/de/grid.json';
import type shell from '#locales/de/shell.json';
import type stock from '#locales/de/stock.json';
import type subscription from '#locales/de/subscription.json';

/** Every namespace with its texts; the German files say which keys there are. */
export type TextCatalogue = {
  readonly account: typeof account;
  readonly blog: typeof blog;
  readonly cart: typeof cart;
  readonly checkout: typeof checkout;
  readonly choose: typeof choose;
  readonly common: typeof common;
  readonly content: typeof content;
  readonly design: typeof design;
  readonly details: typeof details;
  readonly errors: typeof errors;
  readonly footer: typeof footer;
  readonly gift: typeof gift;
  readonly autocomplete: typeof autocomplete;
  readonly home: typeof home;
  readonly homeDefault: typeof homeDefault;
  readonly links: typeof links;
  readonly listing: typeof listing;
  readonly contractNotices: typeof contractNotices;
  readonly orders: typeof orders;
  readonly mailLink: typeof mailLink;
  readonly newsletter: typeof newsletter;
  readonly preview: typeof preview;
  readonly product: typeof product;
  readonly quiz: typeof quiz;
  readonly review: typeof review;
  readonly search: typeof search;
  readonly seo: typeof seo;
  readonly grid: typeof grid;
  readonly subscription: typeof subscription;
  readonly shell: typeof shell;
  readonly stock: typeof stock;
};

export type Namespace = keyof TextCatalogue;

/** Texts of one namespace: nested, with texts at the leaves. */
export type TextTree = {readonly [key: string]: string | TextTree};

/** Some namespaces' texts in one language: what a page hands to the browser. */
export type Texts = {readonly [namespace in Namespace]?: TextTree};

type Singular<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : Key;

type Leaves<Tree, Path extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Path}${Singular<Key>}`
    : Leaves<Tree[Key], `${Path}${Key}.`>;
}[keyof Tree & string];

/** All texts of some namespaces in one language. */
export type TextsOf<Names extends Namespace> = {readonly [Name in Names]: TextTree};

/** The address of a text of some namespaces: `namespace:path.to.text`, without a plural's suffix. */
export type TextKey<Names extends Namespace = Namespace> = {
  [Name in Names]: `${Name}:${Leaves<TextCatalogue[Name]>}`;
}[Names];

/** What a text's `{{placeholders}}` are filled with; `count` also chooses the plural form. */
export type TextValues = {readonly [name: string]: string | number};

/** Translates the texts of some namespaces, and those that every page carries; on the worker all texts. */
export type Translate<Names extends Namespace = Namespace> = (
  key: FrameTextKey | TextKey<Names>,
  values?: TextValues,
) => string;

/** The namespaces that every page carries whole. */
export const FRAME_NAMESPACES = ['common', 'shell', 'errors'] as const satisfies readonly Namespace[];

/** The texts of choosing and buying, which every page carries beside them: branches of their namespaces. */
export const BUYING_BRANCHES = {
  details: [
    'arrival',
    'arrivalDay',
    'brew.calculator',
    'gift',
    'organic',
    'recent',
    'reviewCount_one',
    'reviewCount_other',
    'set',
    'usp',
  ],
  listing: ['breadcrumbs', 'home', 'card'],
  product: [
    'availability',
    'business',
    'cart',
    'delivery',
    'deliveryDays',
    'gallery',
    'gift',
    'ownDelivery',
    'nextDelivery',
    'options',
    'price',
    'project',
    'purchase',
    'soldOut',
    'tastesOf',
  ],
  stock: ['form'],
} as const satisfies {readonly [name in Namespace]?: readonly string[]};

type BuyingBranches = typeof BUYING_BRANCHES;

type Branch<Name extends Namespace, Root extends string> = Extract<
  TextKey<Name>,
  `${Name}:${Root}` | `${Name}:${Root}.${string}`
>;

/** The addresses of the texts that every page carries. */
export type FrameTextKey =
  | TextKey<(typeof FRAME_NAMESPACES)[number]>
  | {[Name in keyof BuyingBranches]: Branch<Name, Singular<BuyingBranches[Name][number]>>}[keyof BuyingBranches];
