import type {AppLoadContext} from '@remix-run/server-runtime';

import {createVisitor, type VisitorContext} from './account-context.server';
import {createContentAdapters, type ContentAdapters} from './content-context.server';
import {COUNTRY, LOCALES, type Language} from './config/languages';
import {expireCookie, readCartId, readCookie, serializeCookie} from './config/cookies';
import {hasWorkbench, type Env} from './config/env.server';
import type {LinkOutcome, MailLinkKind} from './domain/mail-link/mail-link';
import type {Part} from './domain/part';
import type {FeedItem} from './domain/feed/product-feed';
import type {BriefMemory} from './edge/brief-memory.server';
import {createLastCart, rememberCart, type LastCart} from './edge/cart-cookies.server';
import {clientAddress, knownAddress} from './edge/client-address.server';
import {readFlash, writeFlash, type Flash, type FlashInput} from './edge/flash.server';
import {normaliseUrl} from './edge/representation.server';
import {withSwitches} from './feature-switches.server';
import {createRequestTexts, type RequestTexts} from './i18n/catalogue.server';
import {inSequence, type Sequencer} from './objects/in-sequence.server';
import type {Limiter} from './objects/limiter.server';
import type {SessionObject} from './objects/session-vault.server';
import {createVisitorLimits, type VisitorLimits} from './objects/visitor-limits.server';
import {createPreview, draftsTokenOf, type Preview} from './preview-context.server';
import {createCartService, type CartService} from './services/cart/cart-service.server';
import {readRemembered} from './services/cart/remembered.server';
import {asPart} from './services/part.server';
import {createSearch, type Search} from './services/search/search.server';
import {createNotices, type Notices} from './services/service-api/notices.server';
import {createGiftVouchers, type GiftVouchers} from './services/service-api/gift-vouchers.server';
import {createNewsletter, type Newsletter} from './services/service-api/newsletter.server';
import {createOrders, type Orders} from './services/service-api/orders.server';
import {createReviewFigures, type ReadReviewFigures} from './services/service-api/review-figures.server';
import {createReviewShelf, type ReviewShelf} from './services/service-api/reviews.server';
import {createStockAlerts, type StockAlerts} from './services/service-api/stock-alerts.server';
import {createSavedCarts, type SavedCarts} from './services/service-api/saved-carts.server';
import {createTracking, type Tracking} from './services/service-api/tracking.server';
import {createCatalogue, type Catalogue} from './services/storefront/catalogue.server';
import {createDirectory, type Directory} from './services/storefront/directory.server';
import {readFeed} from './services/storefront/feed.server';
import {createStorefrontGateway, type StorefrontGateway} from './services/storefront/gateway.server';
import {SUBSCRIPTION} from './config/commerce';
import {noTurn} from './services/service-error.server';
import {createPlatformCart} from './services/storefront/platform-cart.server';

/** The parts that are configured, as the shell hands them to the browser. */
export type Measurement = {
  readonly tagManager: {readonly origin: string; readonly container: string} | null;
  readonly errorReportingDsn: string | null;
};

/** What loaders and actions work with: everything of the outside world that a page needs arrives here. */
export type ShopContext = VisitorContext &
  ContentAdapters & {
    /** The shop's own origin, for absolute addresses. */
    readonly origin: string;
    /** The path as the visitor sees it, for documents and data requests alike. */
    readonly pathname: string;
    /** Whether the browser's script asks (for data) and not the browser itself (for a document). */
    readonly isDataRequest: boolean;
    /** Whether the browser says that a page of another site asks. */
    readonly isForeignPage: boolean;
    /** For the inline scripts of this document. */
    readonly nonce: string;
    readonly i18n: RequestTexts;
    readonly catalogue: Catalogue;
    readonly preview: Preview;
    readonly directory: Directory;
    readonly productFeed: () => Promise<readonly FeedItem[]>;
    readonly cart: CartService;
    readonly lastCart: LastCart;
    readonly orders: Orders;
    readonly savedCarts: SavedCarts;
    readonly search: Search;
    readonly giftVouchers: GiftVouchers;
    readonly newsletter: Pick<Newsletter, 'subscribe'>;
    /** What the links of mails do, by their kind. Each throws `ServiceError` when the service does not answer. */
    readonly mailLinks: Readonly<Record<MailLinkKind, (token: string) => Promise<LinkOutcome>>>;
    /** How often this visitor may ask for what costs others something. */
    readonly limits: VisitorLimits;
    readonly notices: Notices;
    readonly tracking: Tracking;
    readonly reviews: ReviewShelf;
    readonly stockAlerts: StockAlerts;
    readonly reviewFigures: ReadReviewFigures;
    /** Where the browser may measure and report errors to, once the visitor allows it. */
    readonly measurement: Measurement;
    /** Whether the shop is closed for work on it. */
    readonly isClosed: boolean;
    /** Whether the design system's workbench is open; never in production. */
    readonly hasWorkbench: boolean;
    /** The page's JSON-LD: written by its loader, read when its document is made. */
    readonly linkedData: {json: string};
    readonly flash: {readonly read: () => Flash | null; readonly write: (outcome: FlashInput) => void};
    /** Marks something that the page can do without: in an outage it is missing, and the page stays whole. */
    readonly part: <T>(data: Promise<T>) => Promise<Part<T>>;
    readonly now: () => Date;
    readonly report: (error: unknown) => void;
  };

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends ShopContext {
    readonly [name: string]: unknown;
  }
}

type KeptText = {
  readonly read: (key: string) => Promise<string | null>;
  readonly keep: (key: string, text: string) => Promise<void>;
};

export type ContextOptions = {
  readonly request: Request;
  readonly env: Env;
  readonly nonce: string;
  /** Names the request in our log, and to the services that it asks. */
  readonly requestId: string;
  readonly sequencer: (key: string) => Sequencer;
  readonly refusedUpkeep: BriefMemory;
  readonly limiter: (name: string) => Pick<Limiter, 'take'>;
  /** The last good answers of the CMS, for the pages that must always be there. */
  readonly kept: KeptText;
  readonly sessions: (name: string) => SessionObject;
  readonly report: (error: unknown) => void;
  /** Lets work go on after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

export type RequestContext = {
  readonly context: AppLoadContext;
  /** `Set-Cookie` lines for the answer, known once it is made. */
  readonly cookies: () => readonly string[];
};

/** Constructs the adapters of one request; nowhere else are they made. */
export async function createContext(options: ContextOptions): Promise<RequestContext> {
  const {request, env, nonce, sequencer, refusedUpkeep, limiter, kept, report, waitUntil} = options;
  const {pathname, search, representation} = normaliseUrl(new URL(request.url));
  const i18n = await createRequestTexts(pathname);
  const received = request.headers.get('Cookie');
  const outgoing = new Map<string, string>();
  const gateway = storefrontGateway(options, i18n.language);
  const catalogue = createCatalogue(gateway);
  const directory = createDirectory(gateway);
  const now = (): Date => new Date(Date.now() + env.CLOCK_OFFSET_MS);
  const cartId = readCartId(received);
  const part = <T>(data: Promise<T>): Promise<Part<T>> => asPart(data, report);
  const visitor = createVisitor({
    ...options,
    ...{received, outgoing, gateway, catalogue, cartId, now, part, pathname},
    language: i18n.language,
    isDataRequest: representation.kind === 'data',
    place: search.size === 0 ? pathname : `${pathname}?${search.toString()}`,
  });
  const draftsToken = await draftsTokenOf(received, env);
  const limits = createVisitorLimits({counter: limiter, address: knownAddress(request), now});
  const cart = createCartService({
    platform: createPlatformCart(gateway, COUNTRY, () => visitor.account.accessToken().catch(() => null)),
    cartId,
    inTurn: (key, operation, task) => inSequence(sequencer(key), operation, task, readRemembered, noTurn),
    remember: (current) => rememberCart(outgoing, current),
    report,
    mayTry: async (what, cartKey) => (await limits.take(what, cartKey)).allowed,
    subscriptionVoucher: SUBSCRIPTION.voucherCode,
    refusedUpkeep,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    keepAlive: waitUntil,
  });
  const context: AppLoadContext = {
    origin: env.SHOP_ORIGIN,
    pathname,
    isDataRequest: representation.kind === 'data',
    isForeignPage: !['same-origin', 'none', null].includes(request.headers.get('Sec-Fetch-Site')),
    nonce,
    i18n,
    catalogue,
    preview: createPreview({env, isOn: draftsToken !== null, limits, outgoing, now}),
    ...createContentAdapters(
      {env, directory, catalogue, kept, report, waitUntil, draftsToken, part, pathname},
      i18n.language,
    ),
    ...serviceApiAdapters(env, i18n.language, clientAddress(request)),
    directory,
    productFeed: () => readFeed(gateway, i18n.language),
    cart,
    lastCart: createLastCart(received, outgoing),
    search: createSearch({
      origin: env.SEARCH_ORIGIN,
      applicationId: env.SEARCH_APPLICATION_ID,
      apiKey: env.SEARCH_API_KEY,
      language: i18n.language,
    }),
    limits,
    ...visitor,
    measurement: measurementOf(env),
    hasWorkbench: hasWorkbench(env),
    isClosed: env.MAINTENANCE === 'on',
    linkedData: {json: ''},
    flash: createFlash(received, outgoing),
    part,
    now,
    report,
  };
  return {context: withSwitches(context, env.SWITCHED_OFF), cookies: () => [...outgoing.values()]};
}

type ServiceApi = Pick<
  ShopContext,
  | 'orders'
  | 'notices'
  | 'tracking'
  | 'reviews'
  | 'reviewFigures'
  | 'stockAlerts'
  | 'savedCarts'
  | 'newsletter'
  | 'mailLinks'
  | 'giftVouchers'
>;

function serviceApiAdapters(env: Env, language: Language, visitor: string): ServiceApi {
  const service = {origin: env.SERVICE_API_ORIGIN, token: env.SERVICE_API_TOKEN, random: Math.random};
  return {
    orders: createOrders(service),
    reviewFigures: createReviewFigures(service),
    notices: createNotices({...service, visitor, language}),
    reviews: createReviewShelf({...service, visitor, language}),
    stockAlerts: createStockAlerts({...service, visitor, language}),
    savedCarts: createSavedCarts({...service, visitor, language}),
    tracking: createTracking({...service, visitor, language}),
    giftVouchers: createGiftVouchers({...service, visitor, language}),
    ...createSignUps({...service, visitor, language}),
  };
}

/** What a plain form has to tell goes with the cookies, and is told once. */
function createFlash(received: string | null, outgoing: Map<string, string>): ShopContext['flash'] {
  return {
    read: () => {
      const outcome = readCookie(received, 'flash');
      if (outcome !== null) outgoing.set('flash', expireCookie('flash'));
      return readFlash(outcome);
    },
    write: (outcome) => outgoing.set('flash', serializeCookie('flash', writeFlash(outcome))),
  };
}

function storefrontGateway({request, env, requestId}: ContextOptions, language: Language): StorefrontGateway {
  return createStorefrontGateway({
    origin: env.STOREFRONT_ORIGIN,
    privateToken: env.STOREFRONT_PRIVATE_TOKEN,
    publicToken: env.STOREFRONT_PUBLIC_TOKEN,
    buyerIp: clientAddress(request),
    requestId,
    language: LOCALES[language].code,
    country: COUNTRY,
    random: Math.random,
  });
}

function measurementOf({
  ANALYTICS_ORIGIN: origin,
  ANALYTICS_CONTAINER: container,
  ERROR_REPORTING_DSN,
}: Env): Measurement {
  return {
    tagManager: origin !== undefined && container !== undefined ? {origin, container} : null,
    errorReportingDsn: ERROR_REPORTING_DSN ?? null,
  };
}

/** Whatever is signed up for, and what the links of its mails do. */
function createSignUps(options: Parameters<typeof createNewsletter>[0]): Pick<ShopContext, 'newsletter' | 'mailLinks'> {
  const newsletter = createNewsletter(options);
  return {
    newsletter,
    mailLinks: {
      'newsletter-confirm': newsletter.confirm,
      'newsletter-unsubscribe': newsletter.unsubscribe,
    },
  };
}
