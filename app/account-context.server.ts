import {redirect} from '@remix-run/server-runtime';

import {ACCOUNT} from './config/account';
import {expireCookie, readCookie, serializeCookie} from './config/cookies';
import type {Env} from './config/env.server';
import type {Language} from './config/languages';
import {loginFailedPath, loginPath} from './config/paths';
import {dayInGermany} from './domain/delivery';
import type {Part} from './domain/part';
import type {ProductCard} from './domain/product/product';
import {readAccountFlash, type AccountFlash} from './edge/account-flash.server';
import {inSequence, type Sequencer} from './objects/in-sequence.server';
import {createSessionVault, type SessionObject} from './objects/session-vault.server';
import {createAccount, type Account, type Customer} from './services/account/account.server';
import {readCustomerTags} from './services/account/customer-tags.server';
import {createOpenId} from './services/account/open-id.server';
import type {Jar} from './services/account/session-keeper.server';
import type {ServiceCalls} from './services/service-calls.server';
import {noTurn} from './services/service-error.server';
import {changeCartBuyer} from './services/storefront/cart-buyer.server';
import type {Catalogue} from './services/storefront/catalogue.server';
import type {StorefrontGateway} from './services/storefront/gateway.server';
import {readSubscriptionGoods} from './services/storefront/subscription-goods.server';
import {openSubscriptionSession} from './services/subscriptions/access.server';
import {createSubscriptionGateway} from './services/subscriptions/gateway.server';
import {createSubscriptions, readOutcome, type Subscriptions} from './services/subscriptions/subscriptions.server';

/** The answer of `GET /buyer-identity` (Specification, section 7). */
type BuyerIdentity = {
  readonly id: string | null;
  readonly buyerIdentity: {readonly customerAccessToken: string | null};
};

/** What of a request's context is one visitor's: who is logged in, and what is theirs. */
export type VisitorContext = {
  readonly account: Account;
  /**
   * Who is logged in. @throws a redirect to the login, which leads back to this page, where nobody is; the fields of a form
   * are kept until then.
   */
  readonly requireCustomer: (fields?: Readonly<Record<string, string>>) => Promise<Customer>;
  readonly subscriptions: Subscriptions;
  readonly accountFlash: {readonly read: () => AccountFlash | null; readonly write: (outcome: AccountFlash) => void};
  /** The products of some collections that can be had, each once. */
  readonly choices: (...handles: readonly string[]) => Promise<readonly ProductCard[]>;
  readonly buyerIdentity: () => Promise<BuyerIdentity>;
  /** Makes the visitor's cart the customer's whose access token is given, or nobody's; an outage is only reported. */
  readonly giveCartTo: (token: string | null) => Promise<void>;
};

type VisitorOptions = {
  readonly env: Env;
  readonly calls: ServiceCalls;
  readonly sessions: (name: string) => SessionObject;
  readonly sequencer: (key: string) => Sequencer;
  readonly report: (error: unknown) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** The `Cookie` header, and the `Set-Cookie` lines of the answer by cookie. */
  readonly received: string | null;
  readonly outgoing: Map<string, string>;
  readonly gateway: StorefrontGateway;
  readonly catalogue: Catalogue;
  readonly cartId: string | null;
  readonly now: () => Date;
  readonly part: <T>(data: Promise<T>) => Promise<Part<T>>;
  /** The page's path, and the same with its parameters. */
  readonly pathname: string;
  readonly place: string;
  readonly language: Language;
  /** Whether a script asks, and not the browser for a document. */
  readonly isDataRequest: boolean;
};

/** Constructs what of a request's context is one visitor's; `context.server.ts` constructs the rest. */
export function createVisitor(options: VisitorOptions): VisitorContext {
  const {catalogue, gateway, cartId, report} = options;
  const jar = createJar(options);
  const account = createVisitorAccount(options, jar);
  let sent: Readonly<Record<string, string>> | null = null;
  const toLogin = () => leadToLogin(options, account, sent);
  return {
    account,
    requireCustomer: async (fields) => {
      sent = fields ?? null;
      const customer = await account.customer();
      if (customer !== null) return customer;
      throw await toLogin();
    },
    subscriptions: createVisitorSubscriptions(options, async (refused) => {
      const session = await account.subscriptionToken(refused);
      if (session === null) throw await toLogin();
      return session;
    }),
    accountFlash: {
      read: () => {
        const outcome = jar.read('accountFlash');
        if (outcome !== null) jar.remove('accountFlash');
        return readAccountFlash(outcome);
      },
      write: (outcome) => jar.write('accountFlash', JSON.stringify(outcome)),
    },
    choices: async (...handles) => {
      const listings = await Promise.all(handles.map((handle) => catalogue.listing(handle)));
      const cards = listings.flatMap((listing) => listing?.products ?? []).filter((card) => card.availableForSale);
      return [...new Map(cards.map((card) => [card.id, card])).values()];
    },
    buyerIdentity: async () => {
      const customerAccessToken = await account.accessToken();
      const customer = customerAccessToken === null ? null : await account.customer();
      return {id: customer?.customerId ?? null, buyerIdentity: {customerAccessToken}};
    },
    giveCartTo: async (token) => {
      if (cartId !== null) await changeCartBuyer(gateway, {cartId, token}, report);
    },
  };
}

/**
 * To the login, which leads back to this page; the fields of a form that was sent are kept until then. A form in a document
 * is led there by a page in between: the content security policy lets no form lead to another host, redirects included.
 */
async function leadToLogin(
  {pathname, place, language, isDataRequest}: VisitorOptions,
  account: Account,
  sent: Readonly<Record<string, string>> | null,
): Promise<Response> {
  if (sent === null) return redirect(loginPath(place));
  await account.keepDraft(pathname, sent);
  return redirect(isDataRequest ? loginPath(place) : loginFailedPath(language, 'ended', place), 303);
}

function createJar({received, outgoing}: VisitorOptions): Jar {
  const written = new Map<string, string | null>();
  return {
    read: (key) => {
      const now = written.get(key);
      return now === undefined ? readCookie(received, key) : now;
    },
    write: (key, value) => {
      written.set(key, value);
      outgoing.set(key, serializeCookie(key, value));
    },
    remove: (key) => {
      written.set(key, null);
      outgoing.set(key, expireCookie(key));
    },
  };
}

function createVisitorAccount({env, calls, sessions, now}: VisitorOptions, jar: Jar): Account {
  const milliseconds = () => now().getTime();
  return createAccount({
    openId: createOpenId({
      issuer: env.ACCOUNT_ISSUER,
      clientId: env.ACCOUNT_CLIENT_ID,
      redirectUri: env.SHOP_ORIGIN + ACCOUNT.callbackPath,
      scope: ACCOUNT.scope,
      clockOffset: env.CLOCK_OFFSET_MS,
      calls,
    }),
    vault: createSessionVault({objectOf: sessions, secret: env.SESSION_SECRET, now: milliseconds}),
    jar,
    openSubscriptions: (accessToken) =>
      openSubscriptionSession(accessToken, {
        calls,
        loginUrl: env.SUBSCRIPTION_LOGIN_URL,
        shop: new URL(env.STOREFRONT_ORIGIN).host,
        now: milliseconds,
      }),
    readTags: (accessToken) => readCustomerTags(calls, env.ACCOUNT_ORIGIN, accessToken),
    now: milliseconds,
  });
}

type Session = Parameters<typeof createSubscriptionGateway>[0]['session'];

function createVisitorSubscriptions(options: VisitorOptions, session: Session): Subscriptions {
  const {env, calls, gateway, sequencer, report, waitUntil, now, part} = options;
  return createSubscriptions({
    gateway: createSubscriptionGateway({apiUrl: env.SUBSCRIPTION_API_URL, session, calls}),
    readGoods: (variants) => part(readSubscriptionGoods(gateway, variants)),
    inTurn: (key, operation, task) => inSequence(sequencer(key), operation, task, readOutcome, noTurn),
    today: () => dayInGermany(now().getTime()),
    report,
    keepAlive: waitUntil,
  });
}
