import * as z from 'zod';
import type {StorefrontEnv} from '../storefront/env';
import {createAsk} from './ask';
import type {Ask, BuyerContext} from './ask';
import type {ToolAnswer} from './answer';
import {cancelCart, contentSchema, createCart, getCart, updateCart} from './cart';
import {getProduct, lookupCatalog, lookupSchema, productSchema, searchCatalog, searchSchema} from './catalog';

/** What every call says of the agent. The profile is checked for its form; nothing is fetched. */
const meta = z.looseObject({'ucp-agent': z.looseObject({profile: z.url({protocol: /^https$/})})});
const withKey = meta.extend({'idempotency-key': z.uuid()});

type Tool = {
  readonly description: string;
  readonly input: z.ZodObject;
  readonly isReadOnly: boolean;
  /** `null` where the arguments do not fit. */
  readonly call: (given: unknown, env: StorefrontEnv) => Promise<ToolAnswer | null>;
};

function tool<T extends z.ZodObject>(
  description: string,
  input: T,
  isReadOnly: boolean,
  run: (args: z.output<T>, ask: (context?: BuyerContext) => Ask, shop: string) => Promise<ToolAnswer>,
): Tool {
  return {
    description,
    input,
    isReadOnly,
    call: async (given, env) => {
      const args = input.safeParse(given);
      if (!args.success) return null;
      const ask = (context: BuyerContext = {}) => createAsk(env, context);
      return run(args.data, ask, env.SHOP_ORIGIN ?? env.EMULATOR_ORIGIN);
    },
  };
}

/** The tools for agents without a key of the platform: catalogue and cart. Checkout and orders ask for more. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  search_catalog: tool('Search products.', z.object({meta, catalog: searchSchema}), true, ({catalog}, ask, shop) =>
    searchCatalog(ask(catalog.context), catalog, shop),
  ),
  lookup_catalog: tool(
    'Look up products and variants by id.',
    z.object({meta, catalog: lookupSchema}),
    true,
    ({catalog}, ask, shop) => lookupCatalog(ask(catalog.context), catalog, shop),
  ),
  get_product: tool(
    'Get a product with its variants.',
    z.object({meta, catalog: productSchema}),
    true,
    ({catalog}, ask, shop) => getProduct(ask(catalog.context), catalog, shop),
  ),
  create_cart: tool('Create a cart.', z.object({meta, cart: contentSchema}), false, ({cart}, ask) =>
    createCart(ask(cart.context), cart),
  ),
  get_cart: tool('Get a cart.', z.object({meta, id: z.string()}), true, ({id}, ask) => getCart(ask(), id)),
  update_cart: tool(
    'Replace the content of a cart.',
    z.object({meta, id: z.string(), cart: contentSchema}),
    false,
    ({id, cart}, ask) => updateCart(ask(cart.context), id, cart),
  ),
  cancel_cart: tool('Cancel a cart.', z.object({meta: withKey, id: z.string()}), false, ({id}, ask) =>
    cancelCart(ask(), id),
  ),
};

/** Tells whether a call says whose agent it is, as every call must. */
export function namesAgent(given: unknown): boolean {
  return z.looseObject({meta}).safeParse(given).success;
}
