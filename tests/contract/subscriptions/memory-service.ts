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

const ORIGIN = 'http://subscriptions.test';
const STORE_TOKEN = 'store-token';

type Known = {readonly number: number; readonly email: string; readonly external: number};

/** An answer of the service. */
export type Answer = {readonly status: number; readonly json: unknown};

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/**
 * The emulated subscription service in this process: its own routes and rules, with accounts in memory where the worker has
 * objects. A call takes a millisecond, so that whole tables can be tried.
 */
export function createMemoryService() {
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
  let offset = 0;

  const world = (): World => {
    const {catalogue} = shop();
    return {goods: goodsBook(catalogue), stock, discountCode: (code) => catalogue.discountCode(code)};
  };

  const keep = ({number, email}: Known, account: Account, effects: readonly Effect[]) => {
    accounts.set(number, account);
    for (const effect of effects) {
      if (effect.kind === 'mail') notices.push({...effect.notice, to: email});
      else for (const {variantNumber, quantity} of effect.lines) take(variantNumber, quantity);
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
    enter: (email: string) => Promise.resolve(everybody.find((known) => known.email === email)),
  };
  const environment = () => ({
    SUBSCRIBERS: {getByName: () => subscriber},
    SUBSCRIPTION_DIRECTORY: {getByName: () => directory},
    SUBSCRIPTION_API_TOKEN: STORE_TOKEN,
    SUBSCRIPTION_SESSION_SECRET: 'subscription-session-secret-32-chars',
    EMULATOR_ORIGIN: ORIGIN,
    SHOP_ORIGIN: 'http://shop.test',
    CLOCK_OFFSET_MS: offset,
    tokenHolder: (email: string) => Promise.resolve({number: 0, email}),
  });

  async function send(method: string, path: string, token: string, body?: unknown): Promise<Answer> {
    const request = new Request(`${ORIGIN}/recharge${path}`, {
      method,
      headers: {'X-Recharge-Version': '2021-11', 'X-Recharge-Access-Token': token},
      ...(body === undefined ? {} : {body: JSON.stringify(body)}),
    });
    const answer = await subscriptionService.fetch(request, environment());
    const text = await answer.text();
    return {status: answer.status, json: text === '' ? null : JSON.parse(text)};
  }

  /** The service as one customer sees it; `email` is one of the first data's. */
  function customer(email: string) {
    let token: string | null = null;
    const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
      token ??= await login();
      return send(method, `/api${path}`, token, body);
    };
    const login = async () => {
      const body = {customer_token: email, shop_url: 'lichtung.example'};
      const {json} = await send('POST', '/shopify_customer_account_api_access', '', body);
      return subscriptionSessionSchema.parse(json).api_token;
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
    customer,
    stockOf: (variant: number) => stock.get(variant) ?? 0,
    goods: (variant: number) => world().goods(variant),
    moveClock: (ms: number) => {
      offset = ms;
    },
  };
}
