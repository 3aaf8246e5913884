import type {AppLoadContext} from '@remix-run/server-runtime';

import {createVisitor, type VisitorContext} from './account-context.server';
import {createContentAdapters, type ContentAdapters} from './content-context.server';
import {COUNTRY, LOCALES, type Language} from './config/languages';
import {expireCookie, readCartId, readCookie, serializeCookie} from './config/cookies';
import {hasWorkbench, type Env} from './config/env.server';
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
import {createServiceApiAdapters, type ServiceApiAdapters} from './service-api-context.server';
import {createCartService, type CartService} from './services/cart/cart-service.server';
import {readRemembered} from './services/cart/remembered.server';
import type {Circuits} from './services/circuits.server';
import {asPart} from './services/part.server';
import {createSearch, type Search} from './services/search/search.server';
import {createCatalogue, type Catalogue} from './services/storefront/catalogue.server';
import {createDirectory, type Directory} from './services/storefront/directory.server';
import {readFeed} from './services/storefront/feed.server';
import {createStorefrontGateway, type StorefrontGateway} from './services/storefront/gateway.server';
import {SUBSCRIPTION} from './config/commerce';
import {PATIENCE_MS} from './config/resilience';
import {createServiceCalls, type CircuitChange, type ServiceCalls} from './services/service-calls.server';
import {noTurn} from './services/service-error.server';
import {createPlatformCart} from './services/storefront/platform-cart.server';

/** The parts that are configured, as the shell hands them to the browser. */
export type Measurement = {
  readonly tagManager: {readonly origin: string; readonly container: string} | null;
  readonly errorReportingDsn: string | null;
};

/** What loaders and actions work with: everything of the outside world that a page needs arrives here. */
export type ShopContext = VisitorContext &
  ContentAdapters &
  ServiceApiAdapters & {
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
    readonly search: Search;
    /** How often this visitor may ask for what costs others something. */
    readonly limits: VisitorLimits;
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
  readonly circuits: Circuits;
  readonly refusedUpkeep: BriefMemory;
  readonly limiter: (name: string) => Pick<Limiter, 'take'>;
  /** The last good answers of the CMS, for the pages that must always be there. */
  readonly kept: KeptText;
  readonly sessions: (name: string) => SessionObject;
  readonly report: (error: unknown) => void;
  /** Told when the services of a kind of call are left alone, and when they are asked again. */
  readonly reportCircuit: (change: CircuitChange) => void;
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
  const calls = serviceCalls(options, pathname);
  const gateway = storefrontGateway(options, calls, i18n.language);
  const catalogue = createCatalogue(gateway);
  const directory = createDirectory(gateway);
  const now = (): Date => new Date(Date.now() + env.CLOCK_OFFSET_MS);
  const cartId = readCartId(received);
  const part = <T>(data: Promise<T>): Promise<Part<T>> => asPart(data, report);
  const visitor = createVisitor({
    ...options,
    ...{received, outgoing, calls, gateway, catalogue, cartId, now, part, pathname},
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
      {env, calls, directory, catalogue, kept, report, waitUntil, draftsToken, part, pathname},
      i18n.language,
    ),
    ...createServiceApiAdapters({env, calls, language: i18n.language, visitor: clientAddress(request)}),
    directory,
    productFeed: () => readFeed(gateway, i18n.language),
    cart,
    lastCart: createLastCart(received, outgoing),
    search: createSearch({
      origin: env.SEARCH_ORIGIN,
      applicationId: env.SEARCH_APPLICATION_ID,
      apiKey: env.SEARCH_API_KEY,
      language: i18n.language,
      calls,
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

/** Sitemaps and feeds are read page by page for machines, which wait. */
const LIST = /\.(?:xml|txt)$/;

/** The time of a page's reads runs from here on. Whoever sends a form waits for its change, and what became of it. */
function serviceCalls({request, circuits, reportCircuit, waitUntil}: ContextOptions, pathname: string): ServiceCalls {
  return createServiceCalls({
    ...{circuits, clock: Date.now, random: Math.random, tell: reportCircuit, keepAlive: waitUntil},
    visitor: clientAddress(request),
    pageMs: request.method === 'POST' || LIST.test(pathname) ? null : PATIENCE_MS.page,
  });
}

function storefrontGateway(
  {request, env, requestId}: ContextOptions,
  calls: ServiceCalls,
  language: Language,
): StorefrontGateway {
  return createStorefrontGateway({
    origin: env.STOREFRONT_ORIGIN,
    privateToken: env.STOREFRONT_PRIVATE_TOKEN,
    publicToken: env.STOREFRONT_PUBLIC_TOKEN,
    buyerIp: clientAddress(request),
    requestId,
    language: LOCALES[language].code,
    country: COUNTRY,
    calls,
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
