import {tokenHolder} from '../../accounts/token-holder';
import {now} from '../../shared/clock';
import type {LanguageCode} from '../catalogue';
import type {StorefrontEnv} from '../env';
import {shop} from '../shop';
import type {CartChange, CartProblem, StockWarning} from './cart-change';
import type {CartState} from './cart-state';
import {changeCart} from './change-cart';
import {loadPricingWorld, ONLY} from './load-pricing-world';
import {priceCart} from './price-cart';
import type {PricedCart} from './priced-cart';
import {withSoldOutLines} from './stock-warnings';

/** A cart's token and the secret that the client knows, if any. */
export type CartKey = {readonly token: string; readonly secret: string | null};

/** What a mutation did. `cart` is `null` where there is no such cart, or where a new one was refused. */
export type CartAnswer = {
  readonly cart: PricedCart | null;
  readonly problems: readonly CartProblem[];
  readonly warnings: readonly StockWarning[];
};

/** The carts as one request sees them. */
export type CartService = {
  /** An open cart with its prices; `null` where there is none, it expired or its order was placed. */
  readonly read: (key: CartKey) => Promise<PricedCart | null>;
  readonly create: (changes: readonly CartChange[], country: string) => Promise<CartAnswer>;
  readonly change: (key: CartKey, change: CartChange) => Promise<CartAnswer>;
  /** The codes among these that name a gift card with money on it, in capitals. */
  readonly validGiftCards: (codes: readonly string[]) => Promise<string[]>;
  readonly giftCardCodesOf: (numbers: readonly number[]) => Promise<string[]>;
};

type Stock = () => Promise<ReadonlyMap<number, number>>;

const TOKEN = /^[0-9A-Za-z]{16,64}$/;
const NO_CART: CartAnswer = {cart: null, problems: [], warnings: []};

/** Connects the resolvers with the objects that keep carts, stock and gift cards. */
export function cartService(env: StorefrontEnv, language: LanguageCode, stock: Stock): CartService {
  const price = async (state: CartState) => priceCart(state, await loadPricingWorld(env, state, await stock()));
  const giftCards = env.GIFT_CARDS.getByName(ONLY);
  return {
    read: async ({token}) => {
      if (!TOKEN.test(token)) return null;
      const state = await env.CARTS.getByName(token).read(now(env));
      return state?.completedOrder === null ? price(state) : null;
    },
    create: async (changes, country) => {
      const known = await Promise.all(changes.map((change) => withCustomer(env, change)));
      const result = applyAll(emptyCart(language, country, now(env)), known, language, await stock(), now(env));
      if (result.problems.length > 0) return {...NO_CART, problems: result.problems};
      await env.CARTS.getByName(result.state.token).create(result.state);
      return {...result, cart: await price(result.state)};
    },
    change: async ({token, secret}, change) => {
      if (!TOKEN.test(token) || secret === null) return NO_CART;
      const known = await withCustomer(env, change);
      const world = {language, stock: await stock(), now: now(env)};
      const result = await env.CARTS.getByName(token).change(secret, known, world);
      if (result === null) return NO_CART;
      const {state, problems} = result;
      const {catalogue} = shop();
      const warnings =
        problems.length > 0 ? [] : withSoldOutLines(result.warnings, state, {catalogue, stock: world.stock, language});
      return {problems, warnings, cart: await price(state)};
    },
    validGiftCards: async (codes) => {
      const found = await giftCards.findAll(codes);
      return codes.flatMap((code) => {
        const card = found.get(code.toUpperCase());
        return card !== undefined && card.balanceCents > 0 ? [card.code] : [];
      });
    },
    giftCardCodesOf: (numbers) => giftCards.codesOf(numbers),
  };
}

/** Looks up whom an access token belongs to. */
async function withCustomer(env: StorefrontEnv, change: CartChange): Promise<CartChange> {
  if (change.kind !== 'buyer' || typeof change.buyer.customerAccessToken !== 'string') return change;
  const customer = await tokenHolder(env, change.buyer.customerAccessToken);
  return customer === null ? change : {...change, buyer: {...change.buyer, customer}};
}

function emptyCart(language: LanguageCode, countryCode: string, at: number): CartState {
  return {
    token: newToken(),
    secret: newToken(),
    createdAt: at,
    updatedAt: at,
    lines: [],
    attributes: [],
    note: '',
    discountCodes: [],
    giftCardCodes: [],
    buyer: {email: null, phone: null, countryCode, language},
    completedOrder: null,
  };
}

function newToken(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

function applyAll(
  start: CartState,
  changes: readonly CartChange[],
  language: LanguageCode,
  stock: ReadonlyMap<number, number>,
  at: number,
) {
  let state = start;
  const problems: CartProblem[] = [];
  const warnings: StockWarning[] = [];
  const world = {catalogue: shop().catalogue, stock, language, now: at, newId: () => crypto.randomUUID()};
  for (const change of changes) {
    const result = changeCart(state, change, world);
    state = result.state;
    problems.push(...result.problems);
    warnings.push(...result.warnings);
  }
  return {state, problems, warnings};
}
