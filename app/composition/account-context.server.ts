import {redirect} from '@remix-run/server-runtime';

import type {RunOnce} from '../commands/run-once.server';
import {ACCOUNT} from '../config/account';
import type {CookieJar} from '../config/cookie-jar.server';
import {HOME_COLLECTIONS} from '../config/commerce';
import type {Env} from '../config/env.server';
import type {Language} from '../config/languages';
import type {Day} from '../domain/delivery';
import {rateLimited} from '../domain/http/rate-limited';
import {isLoggedIn, type BuyerIdentity} from '../domain/identity';
import type {Fallible} from '../domain/fallible';
import type {FieldValues} from '../domain/form/form-answer';
import type {ProductLink} from '../domain/subscription/choice';
import type {PlacedOrders} from '../domain/order/placed-order';
import {findProducts, readProductQuery, type FoundProducts} from '../domain/subscription/find-products';
import type {ProductFilter} from '../domain/subscription/product-filter';
import type {Translate} from '../i18n/catalogue';
import {tasteName} from '../i18n/taste-name';
import type {ObjectCall} from '../objects/object-call.server';
import {createSessionVault, type SessionObject} from '../objects/session-vault.server';
import {PAGES} from '../pages';
import type {VisitorLimits} from '../objects/visitor-limits.server';
import {loginFailedPath, loginPath} from '../pages/paths';
import {createAccount, type Account, type Customer} from '../services/account/account.server';
import {RefusedToken, type CustomerApiOptions} from '../services/account/customer-api.server';
import {createOpenId} from '../services/account/open-id.server';
import {readPlacedOrders} from '../services/account/placed-orders.server';
import {createCustomerProfile, type CustomerProfile} from '../services/account/profile.server';
import {readCustomer} from '../services/account/read-customer.server';
import type {ServiceCalls} from '../services/service-calls.server';
import {changeCartBuyer} from '../services/storefront/cart-buyer.server';
import type {Catalogue} from '../services/storefront/catalogue.server';
import type {StorefrontGateway} from '../services/storefront/gateway.server';
import {readSubscriptionGoods} from '../services/storefront/subscription-goods.server';
import {openSubscriptionSession} from '../services/subscriptions/access.server';
import {createSubscriptionGateway, type SubscriptionShop} from '../services/subscriptions/gateway.server';
import {createSubscriptions, type Subscriptions} from '../services/subscriptions/subscriptions.server';

/** The part of a request's context that belongs to one customer: who is logged in, and what is theirs. */
export type AccountContext = {
  readonly account: Account;
  /**
   * Who is logged in. @throws a redirect to the login, which leads back to this page, where nobody is; the fields of a form
   * are kept until then.
   */
  readonly requireCustomer: (fields?: FieldValues<string>) => Promise<Customer>;
  readonly subscriptions: Subscriptions;
  /**
   * A page of the customer's orders; see `readPlacedOrders`. @throws a redirect to the login where nobody is logged in, and
   * ServiceError when the account host does not answer.
   */
  readonly placedOrders: (after: string | null) => Promise<PlacedOrders>;
  /** Name and addresses of who is logged in. @throws a redirect to the login where nobody is. */
  readonly profile: CustomerProfile;
  /** Finds what can be taken into a subscription, by the parameters of an address; see `findProducts`. */
  readonly findGoods: (
    parameters: URLSearchParams,
    liked: readonly ProductFilter[],
    isOffered?: (product: ProductLink) => boolean,
  ) => Promise<FoundProducts>;
  readonly buyerIdentity: () => Promise<BuyerIdentity>;
  /** Makes the visitor's cart the customer's whose access token is given, or nobody's; an outage is only reported. */
  readonly giveCartTo: (token: string | null) => Promise<void>;
  /**
   * The access token of the customer whose cart it is to be. One that was renewed for this has reached the cart by then. `null` for
   * nobody, and where it cannot be had: a cart is bought without it, too.
   */
  readonly buyerToken: () => Promise<string | null>;
};

type Options = {
  readonly env: Env;
  readonly calls: ServiceCalls;
  readonly sessions: (name: string) => SessionObject;
  readonly callObject: ObjectCall;
  readonly runOnce: RunOnce;
  readonly report: (error: unknown) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly jar: CookieJar;
  readonly gateway: StorefrontGateway;
  readonly catalogue: Catalogue;
  readonly cartId: string | null;
  readonly limits: VisitorLimits;
  readonly now: () => Date;
  readonly today: () => Day;
  /** Waits so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly fallible: <T>(data: Promise<T>) => Promise<Fallible<T>>;
  /** The page's path with its parameters. */
  readonly place: string;
  readonly language: Language;
  readonly translate: Translate;
  /** Whether a script asks, and not the browser for a document. */
  readonly isDataRequest: boolean;
  /** Whether the browser asks ahead, for a page that nobody may come to see. */
  readonly isPrefetch: boolean;
};

/** Constructs the account's part of a request's context; `context.server.ts` constructs the rest. */
export function createAccountContext(options: Options): AccountContext {
  const {catalogue, gateway, cartId, report, translate, waitUntil} = options;
  const giveCartTo = async (token: string | null): Promise<void> => {
    if (cartId !== null) await changeCartBuyer(gateway, {cartId, token}, report);
  };
  let handedOver = Promise.resolve();
  const account = accountOf(options, (token) => {
    handedOver = giveCartTo(token);
    waitUntil(handedOver);
  });
  let sent: FieldValues<string> | null = null;
  const toLogin = () => leadToLogin(options, account, sent);
  return {
    account,
    requireCustomer: async (fields) => {
      sent = fields ?? null;
      const customer = await account.customer();
      if (customer !== null) return customer;
      throw await toLogin();
    },
    subscriptions: subscriptionsOf(options, account, async (refused) => {
      const session = await account.subscriptionToken(refused);
      if (session === null) throw await toLogin();
      return session;
    }),
    placedOrders: (after) =>
      asCustomer(account, toLogin, (token) => {
        const {PRODUCT_TYPES: productTypes} = options.env;
        return readPlacedOrders({...customerApi(options), productTypes, today: options.today()}, token, after);
      }),
    profile: profileOf(options, account, toLogin),
    findGoods: async (parameters, liked, isOffered = () => true) => {
      const {coffee, gear} = HOME_COLLECTIONS;
      const products = (await Promise.all([coffee, gear].map((handle) => catalogue.choices(handle)))).flat();
      const each = [...new Map(products.map((product) => [product.id, product])).values()];
      return findProducts(each.filter(isOffered), readProductQuery(parameters), liked, tasteName(translate));
    },
    buyerIdentity: async () => {
      const customerAccessToken = await account.accessToken();
      const customer = isLoggedIn({customerAccessToken}) ? await account.customer() : null;
      return {id: customer?.customerId ?? null, buyerIdentity: {customerAccessToken}};
    },
    giveCartTo,
    buyerToken: async () => {
      const token = await account.accessToken().catch(() => null);
      await handedOver;
      return token;
    },
  };
}

/**
 * To the login, which leads back to this page; the fields of a form that was sent are kept until then. A form in a document
 * is led there by a page in between: the content security policy lets no form lead to another host, redirects included.
 * Nobody is known here, so what is kept is counted (429) and bounded in size.
 */
async function leadToLogin(
  {place, language, isDataRequest, limits}: Options,
  account: Account,
  sent: FieldValues<string> | null,
): Promise<Response> {
  if (sent === null) return redirect(loginPath(place));
  const verdict = await limits.take('draft');
  if (!verdict.allowed) return rateLimited(verdict.retryAfterSeconds);
  await account.keepDraft(sent);
  return redirect(isDataRequest ? loginPath(place) : loginFailedPath(language, 'ended', place), 303);
}

function accountOf(
  {env, calls, sessions, callObject, jar, place, isPrefetch, now, pause, waitUntil}: Options,
  onRenewal: (accessToken: string) => void,
): Account {
  const milliseconds = () => now().getTime();
  return createAccount({
    openId: createOpenId({
      origin: env.ACCOUNT_ORIGIN,
      issuer: env.ACCOUNT_ISSUER,
      clientId: env.ACCOUNT_CLIENT_ID,
      // The account host sends shoppers back there, and to no address that is not registered with it.
      redirectUri: env.SHOP_ORIGIN + PAGES.loginCallback.path,
      scope: ACCOUNT.scope,
      shopOrigin: env.SHOP_ORIGIN,
      clockOffset: env.CLOCK_OFFSET_MS,
      calls,
    }),
    vault: createSessionVault({objectOf: sessions, callObject, secret: env.SESSION_SECRET, now: milliseconds}),
    jar,
    place,
    isPrefetch,
    openSubscriptions: (accessToken) =>
      openSubscriptionSession(accessToken, {
        calls,
        loginUrl: env.SUBSCRIPTION_LOGIN_URL,
        ...subscriptionShop(env),
        now: milliseconds,
      }),
    readCustomer: (accessToken) => readCustomer(customerApi({env, calls}), accessToken),
    now: milliseconds,
    pause,
    waitUntil,
    onRenewal,
  });
}

function customerApi({env, calls}: Pick<Options, 'env' | 'calls'>): CustomerApiOptions {
  return {
    calls,
    origin: env.ACCOUNT_ORIGIN,
    shopOrigin: env.SHOP_ORIGIN,
    apiVersion: env.STOREFRONT_API_VERSION,
  };
}

function subscriptionShop({SUBSCRIPTION_STOREFRONT_TOKEN, STOREFRONT_ORIGIN}: Env): SubscriptionShop {
  return {storefrontToken: SUBSCRIPTION_STOREFRONT_TOKEN, shop: new URL(STOREFRONT_ORIGIN).host};
}

/**
 * Asks the account host as who is logged in. A token that it refuses is renewed, once: it ends with the login at the host,
 * before its time. @throws a redirect to the login where nobody is logged in, here or there.
 */
async function asCustomer<T>(
  account: Account,
  toLogin: () => Promise<Response>,
  ask: (accessToken: string) => Promise<T>,
): Promise<T> {
  const token = await account.accessToken();
  if (token === null) throw await toLogin();
  try {
    return await ask(token);
  } catch (error) {
    if (!(error instanceof RefusedToken)) throw error;
    const renewed = await account.accessToken(token);
    if (renewed === null) throw await toLogin();
    return ask(renewed);
  }
}

function profileOf(options: Options, account: Account, toLogin: () => Promise<Response>): CustomerProfile {
  const as = <T>(work: (profile: CustomerProfile) => Promise<T>): Promise<T> =>
    asCustomer(account, toLogin, async (accessToken) => {
      const customer = await account.customer();
      if (customer === null) throw await toLogin();
      const session = () => Promise.resolve({accessToken, customerId: customer.customerId});
      const {runOnce, waitUntil} = options;
      return work(createCustomerProfile({api: customerApi(options), session, runOnce, waitUntil}));
    });
  return {
    read: () => as((profile) => profile.read()),
    perform: async (command, idempotencyKey) => {
      const outcome = await as((profile) => profile.perform(command, idempotencyKey));
      if (command.name === 'rename' && outcome.state === 'done') await account.rename(command.firstName);
      return outcome;
    },
  };
}

type Session = Parameters<typeof createSubscriptionGateway>[0]['session'];

function subscriptionsOf(options: Options, {isBusiness}: Account, session: Session): Subscriptions {
  const {env, calls, gateway, runOnce, report, waitUntil, today, pause, fallible} = options;
  return createSubscriptions({
    gateway: createSubscriptionGateway({
      apiUrl: env.SUBSCRIPTION_API_URL,
      session,
      calls,
      ...subscriptionShop(env),
    }),
    readGoods: (variants) =>
      fallible(readSubscriptionGoods(gateway, variants, {types: env.PRODUCT_TYPES, today: today()})),
    isBusiness,
    runOnce,
    today,
    pause,
    clock: Date.now,
    report,
    waitUntil,
  });
}
