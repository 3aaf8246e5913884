import type * as z from 'zod';
import {subscriptionSessionSchema} from '../../../contracts/subscriptions';
import {pictureList} from '../../../emulator/images/picture-list';
import {seed} from '../../../emulator/seed/seed';
import {subscribers} from '../../../emulator/seed/subscriptions';
import {openShop, shop} from '../../../emulator/storefront/shop';
import type {Account} from '../../../emulator/subscriptions/account';
import {advance} from '../../../emulator/subscriptions/advance';
import {carryOut} from '../../../emulator/subscriptions/command';
import type {Command} from '../../../emulator/subscriptions/command';
import type {Effect, Notice} from '../../../emulator/subscriptions/effect';
import {goodsBook} from '../../../emulator/subscriptions/goods';
import {subscriptionService} from '../../../emulator/subscriptions/handler';
import {seedAccount} from '../../../emulator/subscriptions/seed-account';
import type {World} from '../../../emulator/subscriptions/world';
import type {Row} from '../../support/subscription-commands';

openShop(seed, pictureList);

/** Where the service is, for requests of one's own. */
export const ORIGIN = 'http://subscriptions.test';
const STORE_TOKEN = 'store-token';
const SHOP_URL = 'lichtung.example';
/** What a storefront has to show. */
export const STOREFRONT_TOKEN = 'strfnt_of-the-storefront';

type Known = {readonly number: number; readonly email: string; readonly external: number};

/** An answer of the service. */
export type Answer = {readonly status: number; readonly json: unknown};

type Sent = {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly body?: unknown;
  readonly version?: string | undefined;
};

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Everybody of the seed as the service's objects keep them, in memory. */
function createObjects() {
  const everybody: readonly Known[] = subscribers.map(({email, external}) => ({
    number: external + 10_000,
    email,
    external,
  }));
  const accounts = new Map<number, Account>();
  const stock = new Map(
    seed.products.flatMap(({variants}) => variants.map(({number, stock: pieces}) => [number, pieces] as const)),
  );
  const notices: (Notice & {readonly to: string})[] = [];

  const world = (): World => {
    const {catalogue} = shop();
    return {goods: goodsBook(catalogue), stock, discountCode: (code) => catalogue.discountCode(code)};
  };

  const keep = ({number, email}: Known, account: Account, effects: readonly Effect[]) => {
    accounts.set(number, account);
    for (const effect of effects) {
      if (effect.kind === 'mail') notices.push({...effect.notice, to: email});
      if (effect.kind === 'take-stock')
        for (const {variantNumber, quantity} of effect.lines) take(variantNumber, quantity);
    }
    return account;
  };
  const take = (variant: number, quantity: number) => stock.set(variant, (stock.get(variant) ?? 0) - quantity);

  const upToDate = (known: Known, at: number) => {
    const story = subscribers.find(({email}) => email === known.email);
    if (story === undefined) throw new Error(`Nobody is called ${known.email}`);
    const before = accounts.get(known.number) ?? seedAccount(story, known.number, world(), Math.min(at, Date.now()));
    const {account, effects} = advance(before, at, world());
    return keep(known, account, effects);
  };

  const subscriber = {
    view: (known: Known, at: number) => Promise.resolve(upToDate(known, at)),
    command: (known: Known, command: Command, at: number) => {
      const {account, effects, reply} = carryOut(upToDate(known, at), command, world(), at);
      const after = advance(account, at, world());
      keep(known, after.account, [...effects, ...after.effects]);
      return Promise.resolve(reply.ok ? {...reply, account: after.account} : reply);
    },
  };
  const directory = {
    find: (number: number) => Promise.resolve(everybody.find((known) => known.number === number) ?? null),
    all: () => Promise.resolve(everybody),
    lookUp: (email: string) => Promise.resolve(everybody.find((known) => known.email === email) ?? null),
  };

  return {
    everybody,
    notices,
    stock,
    subscriber,
    directory,
    goods: (variant: number) => world().goods(variant),
  };
}

/**
 * The emulated subscription service in this process: its own routes and rules, with accounts in memory where the worker has
 * objects. A call takes a millisecond, so that whole tables can be tried.
 */
export function createMemoryService() {
  const {everybody, notices, stock, subscriber, directory, goods} = createObjects();
  let offset = 0;

  const environment = () => ({
    SUBSCRIBERS: {getByName: () => subscriber},
    SUBSCRIPTION_DIRECTORY: {getByName: () => directory},
    SUBSCRIPTION_API_TOKEN: STORE_TOKEN,
    SUBSCRIPTION_STOREFRONT_TOKEN: STOREFRONT_TOKEN,
    SUBSCRIPTION_SESSION_SECRET: 'subscription-session-secret-32-chars',
    EMULATOR_ORIGIN: ORIGIN,
    SHOP_ORIGIN: 'http://shop.test',
    CLOCK_OFFSET_MS: offset,
    tokenHolder: (email: string) => Promise.resolve({number: 0, email}),
  });

  /** Any request, as the service gets it. */
  const answerTo = (request: Request): Response | Promise<Response> =>
    subscriptionService.fetch(request, environment());

  async function send({method, path, token, body, version = '2021-11'}: Sent): Promise<Answer> {
    const url = new URL(`${ORIGIN}/recharge${path}`);
    url.searchParams.set('shop_url', SHOP_URL);
    const headers = {
      'X-Recharge-Version': version,
      'X-Recharge-Access-Token': token,
      'X-Recharge-Storefront-Access-Token': STOREFRONT_TOKEN,
    };
    const init = {method, headers, ...(body === undefined ? {} : {body: JSON.stringify(body)})};
    const answer = await answerTo(new Request(url, init));
    const text = await answer.text();
    return {status: answer.status, json: text === '' ? null : JSON.parse(text)};
  }

  /** The service as one customer sees it; `email` is one of the first data's. */
  function customer(email: string) {
    let token: string | null = null;
    const call = async (method: string, path: string, body?: unknown, version?: string): Promise<Answer> => {
      token ??= await login();
      return send({method, path: `/api${path}`, token, body, version});
    };
    const login = async () => {
      const body = {customer_token: email, shop_url: SHOP_URL};
      const path = '/shopify_customer_account_api_access';
      const {json} = await send({method: 'POST', path, token: '', body});
      return subscriptionSessionSchema.parse(json).api_token ?? '';
    };
    return {
      call,
      read: async <T>(path: string, schema: z.ZodType<T>) => schema.parse((await call('GET', path)).json),
      /** Rows of one kind, such as `charges`. */
      own: async (kind: string): Promise<readonly Row[]> => {
        const {json} = await call('GET', `/${kind}?limit=250`);
        const rows: unknown = isRow(json) ? json[kind] : null;
        return Array.isArray(rows) ? rows.filter(isRow) : [];
      },
      number: everybody.find((known) => known.email === email)?.number ?? 0,
      /** How many mails of a kind they got. */
      mails: (kind: Notice['kind']) => notices.filter((notice) => notice.to === email && notice.kind === kind).length,
    };
  }

  return {
    answerTo,
    customer,
    stockOf: (variant: number) => stock.get(variant) ?? 0,
    goods,
    moveClock: (ms: number) => {
      offset = ms;
    },
  };
}
