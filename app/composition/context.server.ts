import {createAccountContext, type AccountContext} from './account-context.server';
import {createContentAdapters, type LastKnownGoodObject} from './content-context.server';
import {createRunOnce, type Mutex} from '../commands/run-once.server';
import {COUNTRY, LOCALES, type Language} from '../config/languages';
import {createCookieJar} from '../config/cookie-jar.server';
import {readCartId} from '../config/cookies.server';
import {hasWorkbench, type Env} from '../config/env.server';
import type {Feature} from '../config/features';
import {SCRIPTS_HEADER} from '../config/scripts-header';
import {dayInGermany, type Day} from '../domain/delivery';
import {globalId} from '../domain/global-id';
import {createCartCookies, createLastCart, createNewCarts} from '../edge/cart-cookies.server';
import {clientAddress, knownAddress} from '../edge/client-address.server';
import {isForeignPage, isPrefetch} from '../edge/request-guard.server';
import {createFlash} from '../forms/flash-message.server';
import {createLostLines} from '../forms/lost-lines.server';
import {normaliseUrl} from '../framework/representation.server';
import {withSwitches, type MeasurementSettings} from './feature-switches.server';
import {createRequestTexts} from '../i18n/catalogue.server';
import type {Limiter} from '../objects/limiter.server';
import {createObjectCall} from '../objects/object-call.server';
import type {SessionObject} from '../objects/session-vault.server';
import {createVisitorLimits} from '../objects/visitor-limits.server';
import {createPreview, draftsTokenOf} from './preview-context.server';
import {createConcurrencyLimit} from '../runtime/concurrency-limit.server';
import type {RunSpan} from '../runtime/tracer.server';
import type {TtlSet} from '../runtime/ttl-set.server';
import type {ShopContext} from './shop-context';
import {createServiceApiAdapters} from './service-api-context.server';
import {createCartService, type CartService, type CartServiceOptions} from '../services/cart/cart-service.server';
import type {Circuits} from '../services/circuits.server';
import {createFallible} from '../services/fallible.server';
import {createSearch, type Search} from '../services/search/search.server';
import {createCatalogue} from '../services/storefront/catalogue.server';
import {createSitemapSource} from '../services/storefront/sitemap-source.server';
import {readFeed} from '../services/storefront/feed.server';
import {createStorefrontGateway, type StorefrontGateway} from '../services/storefront/gateway.server';
import {SUBSCRIPTION} from '../config/commerce';
import {CALLS_AT_ONCE, PATIENCE_MS} from '../config/resilience';
import {createServiceCalls, type CircuitChange, type ServiceCalls} from '../services/service-calls.server';
import {noMutex, noObject, unreadableResult} from '../services/service-error.server';
import type {CartSettings} from '../services/storefront/cart-reshape.server';
import {createPlatformCart} from '../services/storefront/platform-cart.server';

export type ContextOptions = {
  readonly request: Request;
  readonly env: Env;
  readonly nonce: string;
  /** What is switched off for the visitor, or for all who get this document. */
  readonly off: ReadonlySet<Feature>;
  /** Names the request in our log, and to the services that it asks. */
  readonly requestId: string;
  readonly mutex: (key: string) => Mutex;
  readonly circuits: Circuits;
  readonly refusedReconciliations: TtlSet;
  readonly deniedFields: TtlSet;
  readonly failedSearchHosts: TtlSet;
  readonly limiter: (name: string) => Pick<Limiter, 'take'>;
  /** The last good answers of the CMS, for the pages that must always be there. */
  readonly lastKnownGood: LastKnownGoodObject;
  readonly sessions: (name: string) => SessionObject;
  readonly report: (error: unknown) => void;
  /** Told when the services of a kind of call are left alone, and when they are asked again. */
  readonly reportCircuit: (change: CircuitChange) => void;
  /** Does work as a span of the request. */
  readonly runSpan: RunSpan;
  /** Lets work go on after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

export type RequestContext = {
  readonly context: ShopContext;
  /** `Set-Cookie` lines for the answer, known once it is made. */
  readonly cookies: () => readonly string[];
  /** Whether an outage has kept a part from the answer (`fallible`), known once it is made. */
  readonly isPartial: () => boolean;
};

/** Calls a Durable Object; one that cannot be reached is an outage. @throws ServiceError */
export const callObject = createObjectCall(noObject);

/** Makes the parts that the adapters of one request share. */
async function requestParts(options: ContextOptions) {
  const {request, env, mutex, limiter, report} = options;
  const {pathname, search, representation} = normaliseUrl(new URL(request.url));
  const i18n = await createRequestTexts(pathname);
  const received = request.headers.get('Cookie');
  const calls = serviceCalls(options, pathname);
  const gateway = storefrontGateway(options, calls, i18n.language);
  const now = (): Date => new Date(Date.now() + env.CLOCK_OFFSET_MS);
  const today = (): Day => dayInGermany(now().getTime());
  const products = {types: env.PRODUCT_TYPES, today: today()};
  return {
    ...createFallible(report),
    pathname,
    place: search.size === 0 ? pathname : `${pathname}?${search.toString()}`,
    isDataRequest: representation.kind === 'data',
    isPrefetch: isPrefetch(request.headers),
    i18n,
    received,
    jar: createCookieJar(received),
    calls,
    gateway,
    now,
    today,
    products,
    catalogue: createCatalogue(gateway, {...products, cartCollections: env.CART_COLLECTIONS}),
    sitemapSource: createSitemapSource(gateway),
    pause: (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    cartId: readCartId(received),
    limits: createVisitorLimits({counter: limiter, callObject, address: knownAddress(request), now}),
    runOnce: createRunOnce({mutex, callObject, lost: noMutex, unreadable: unreadableResult}),
  };
}

type RequestParts = Awaited<ReturnType<typeof requestParts>>;

/** Constructs the adapters of one request; nowhere else are they made. `scripts` names the build (`SCRIPTS_HEADER`). */
export async function createContext(options: ContextOptions, scripts: string): Promise<RequestContext> {
  const {request, env, nonce, lastKnownGood, report, waitUntil} = options;
  const parts = await requestParts(options);
  const {pathname, isDataRequest, i18n, received, jar, calls, gateway, now, today, fallible} = parts;
  const {catalogue, sitemapSource} = parts;
  const {language, translate} = i18n;
  const accountContext = createAccountContext({...options, ...parts, callObject, language, translate});
  const draftsToken = await draftsTokenOf(received, env);
  const {remember, seenPrices} = createCartCookies(parts);
  const lostLines = createLostLines(jar);
  const flash = createFlash({...parts, lostLines});
  const context: ShopContext = {
    origin: env.SHOP_ORIGIN,
    pathname,
    isDataRequest,
    isOfOtherBuild: (request.headers.get(SCRIPTS_HEADER) ?? scripts) !== scripts,
    isForeignPage: isForeignPage(request.headers, env.SHOP_ORIGIN),
    nonce,
    i18n,
    catalogue,
    preview: createPreview({env, isOn: draftsToken !== null, jar, now}),
    ...createContentAdapters({...parts, env, lastKnownGood, report, waitUntil, draftsToken}, i18n.language),
    ...createServiceApiAdapters({env, calls, language: i18n.language, visitorAddress: clientAddress(request)}),
    sitemapSource,
    productFeed: () => readFeed(gateway, i18n.language, parts.products),
    cart: requestCart(options, parts, accountContext, {remember, tellLost: lostLines.tell}),
    lastCart: createLastCart(jar),
    seenPrices,
    rememberConsent: (state) => jar.write('consent', state),
    search: searchOf(options, calls, i18n.language),
    limits: parts.limits,
    accountUrl: env.ACCOUNT_URL,
    ...accountContext,
    measurement: measurementOf(env),
    hasWorkbench: hasWorkbench(env),
    isClosed: env.MAINTENANCE === 'on',
    linkedData: {json: ''},
    form: {hasErrors: false, answer: null},
    flash,
    lostLines,
    fallible,
    now,
    today,
    report,
  };
  return {context: withSwitches(context, options.off), cookies: jar.setCookies, isPartial: parts.isPartial};
}

function requestCart(
  {env, report, refusedReconciliations, waitUntil}: ContextOptions,
  {gateway, cartId, runOnce, pause, limits, jar}: RequestParts,
  {buyerToken, account}: AccountContext,
  cookies: Pick<CartServiceOptions, 'remember' | 'tellLost'>,
): CartService {
  return createCartService({
    ...cookies,
    platformFor: (tellLost) =>
      createPlatformCart(gateway, {
        ...cartSettings(env),
        country: COUNTRY,
        buyerToken,
        mending: {refused: refusedReconciliations, tellLost, report},
      }),
    cartId,
    runOnce,
    report,
    refusedReconciliations,
    pause,
    isBusiness: account.isBusiness,
    mayTry: (what, cart) => limits.take(what, {targets: cart === null ? [] : [cart]}),
    newCarts: createNewCarts(jar.newCarts, cartId),
    subscriptionVoucher: SUBSCRIPTION.voucherCode,
    waitUntil,
  });
}

function searchOf({env, failedSearchHosts}: ContextOptions, calls: ServiceCalls, language: Language): Search {
  return createSearch({
    origin: env.SEARCH_ORIGIN,
    applicationId: env.SEARCH_APPLICATION_ID,
    apiKey: env.SEARCH_API_KEY,
    language,
    productTypes: env.PRODUCT_TYPES,
    calls,
    failedHosts: failedSearchHosts,
    random: Math.random,
  });
}

function cartSettings({PRODUCT_TYPES: productTypes, FREE_ARTICLE_VARIANT: freeArticle}: Env): CartSettings {
  const freeArticleVariantId = freeArticle === undefined ? null : globalId('ProductVariant', freeArticle);
  return {productTypes, freeArticleVariantId};
}

/** Sitemaps and feeds are read page by page for machines, which wait. */
const LIST = /\.(?:xml|txt)$/;

/** The time of a page's reads runs from here on. Whoever sends a form waits for its change, and what became of it. */
function serviceCalls(options: ContextOptions, pathname: string): ServiceCalls {
  const {request, circuits, reportCircuit, runSpan, waitUntil} = options;
  return createServiceCalls({
    circuits,
    limit: createConcurrencyLimit(CALLS_AT_ONCE),
    clock: Date.now,
    random: Math.random,
    tell: reportCircuit,
    runSpan,
    waitUntil,
    visitorAddress: clientAddress(request),
    pageMs: request.method === 'POST' || LIST.test(pathname) ? null : PATIENCE_MS.page,
  });
}

function storefrontGateway(
  {request, env, requestId, deniedFields: denied, report}: ContextOptions,
  calls: ServiceCalls,
  language: Language,
): StorefrontGateway {
  return createStorefrontGateway({
    origin: env.STOREFRONT_ORIGIN,
    apiVersion: env.STOREFRONT_API_VERSION,
    privateToken: env.STOREFRONT_PRIVATE_TOKEN,
    publicToken: env.STOREFRONT_PUBLIC_TOKEN,
    buyerIp: knownAddress(request),
    requestId,
    language: LOCALES[language].code,
    country: COUNTRY,
    calls,
    denied,
    report,
  });
}

function measurementOf({
  ANALYTICS_ORIGIN: origin,
  ANALYTICS_CONTAINER: container,
  ERROR_REPORTING_DSN,
}: Env): MeasurementSettings {
  return {
    tagManager: origin !== undefined && container !== undefined ? {origin, container} : null,
    errorReportingDsn: ERROR_REPORTING_DSN ?? null,
  };
}
