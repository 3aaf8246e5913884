import * as z from 'zod';

import {LOCALES, type Language} from '../../app/config/languages';
import {dayInGermany} from '../../app/domain/delivery';
import {productTypes} from '../../contracts/product-types';
import {createCatalogue} from '../../app/services/storefront/catalogue.server';
import {readFeed} from '../../app/services/storefront/feed.server';
import type {StorefrontGateway} from '../../app/services/storefront/gateway.server';
import {createPlatformCart} from '../../app/services/storefront/platform-cart.server';
import {readSubscriptionGoods} from '../../app/services/storefront/subscription-goods.server';
import type {CheckoutEnv} from '../../emulator/checkout/env';
import {quoteFor} from '../../emulator/checkout/open-cart';
import {pictureList} from '../../emulator/images/picture-list';
import type {Seed} from '../../emulator/seed/types';
import type {CartChange} from '../../emulator/storefront/cart/cart-change';
import type {CartState} from '../../emulator/storefront/cart/cart-state';
import {changeCart} from '../../emulator/storefront/cart/change-cart';
import {executeOperation} from '../../emulator/storefront/execute';
import {openShop, shop} from '../../emulator/storefront/shop';

const VERSION = '2026-04';
const TYPES = productTypes();

type Key = {readonly token: string; readonly secret: string};

/** The token and the secret in the global id of a cart. */
function keyOf(cartId: string): Key {
  const {pathname, searchParams} = new URL(cartId);
  return {token: pathname.split('/').at(-1) ?? '', secret: searchParams.get('key') ?? ''};
}

/**
 * The emulated platform and its checkout in this process, with carts and stock in memory where the worker has objects.
 *
 * @param seed what it sells
 * @param now milliseconds since 1970 in the emulated world
 */
export function createMemoryPlatform(seed: Seed, now: number) {
  openShop(seed, pictureList);
  const carts = new Map<string, CartState>();
  const stock = new Map(seed.products.flatMap(({variants}) => variants.map((one) => [one.number, one.stock] as const)));
  const cartObject = (token: string) => ({
    read: () => Promise.resolve(carts.get(token) ?? null),
    create: (state: CartState) => Promise.resolve(void carts.set(token, state)),
    change: (secret: string, change: CartChange, language: 'DE' | 'EN') => {
      const state = carts.get(token);
      if (state?.secret !== secret) return Promise.resolve(null);
      const newId = () => crypto.randomUUID();
      const result = changeCart(state, change, {catalogue: shop().catalogue, stock, language, now, newId});
      carts.set(token, result.state);
      return Promise.resolve(result);
    },
  });
  const nothing = {findAll: () => Promise.resolve(new Map()), read: () => Promise.resolve(null)};
  // What carts, catalogue and checkout ask of the worker's environment; the objects of everything else are not there.
  const env = z.custom<CheckoutEnv>().parse({
    CARTS: {getByName: cartObject},
    METAFIELDS: {getByName: () => ({read: () => Promise.resolve([])})},
    STOCK: {getByName: () => ({read: () => Promise.resolve(stock)})},
    GIFT_CARDS: {getByName: () => nothing},
    DISCOUNT_USAGE: {getByName: () => ({usedBy: () => Promise.resolve(new Set())})},
    ISSUED_CODES: {getByName: () => nothing},
    EMULATOR_ORIGIN: 'https://platform.test',
    get CLOCK_OFFSET_MS() {
      return now - Date.now();
    },
  });

  function gateway(language: Language): StorefrontGateway {
    const own = LOCALES[language].code;
    const send = async (document: {readonly toString: () => string}, variables: object, lang: string = own) => {
      const {result} = await executeOperation(
        {
          version: VERSION,
          isTokenless: false,
          query: document.toString(),
          variables: {...variables, lang, language: lang, country: 'DE'},
          operationName: null,
        },
        env,
      );
      if (result.errors !== undefined) throw new Error(JSON.stringify(result.errors));
      return result.data;
    };
    // The types are generated from the schema that the emulator executes: no schema of zod says what an operation gives.
    return {
      query: async (document, variables, lang) => z.custom<never>().parse(await send(document, variables, lang)),
      mutate: async (document, variables) => z.custom<never>().parse(await send(document, variables)),
    };
  }

  /** The shop's adapters for a visitor of a language. */
  function adapters(language: Language) {
    const door = gateway(language);
    return {
      catalogue: createCatalogue(door, {types: TYPES, today: dayInGermany(now), cartCollections: {}}),
      cart: createPlatformCart(door, {country: 'DE', productTypes: TYPES, freeArticleVariantId: null}),
      feed: () => readFeed(door, language, {types: TYPES, today: dayInGermany(now)}),
      subscriptionGoods: (numbers: readonly string[]) =>
        readSubscriptionGoods(door, numbers, {types: TYPES, today: dayInGermany(now)}),
    };
  }

  return {
    adapters,
    /** The checkout of a cart for a buyer in a country. */
    async checkout(cartId: string, country: string, language: Language) {
      const state = carts.get(keyOf(cartId).token);
      if (state === undefined) throw new Error('There is no such cart');
      return (await quoteFor(env, state, {email: '', countryCode: country}, language)).quote;
    },
  };
}
