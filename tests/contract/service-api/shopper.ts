import * as z from 'zod';
import {checkoutForm} from '../../support/checkout-form';
import {seed} from '../../../emulator/seed/seed';
import type {RunningServices} from './start-services';

const cartSchema = z.object({
  data: z.object({
    cartCreate: z.object({
      cart: z.object({
        id: z.string(),
        checkoutUrl: z.string(),
        discountCodes: z.array(z.object({code: z.string(), applicable: z.boolean()})),
        appliedGiftCards: z.array(z.object({lastCharacters: z.string(), balance: z.object({amount: z.string()})})),
        cost: z.object({totalAmount: z.object({amount: z.string()})}),
      }),
      userErrors: z.array(z.never()),
      warnings: z.array(z.object({code: z.string()})),
    }),
  }),
});

const CREATE = `mutation CartCreate($input: CartInput!, $lang: LanguageCode) @inContext(language: $lang) {
  cartCreate(input: $input) {
    cart {
      id checkoutUrl discountCodes { code applicable } appliedGiftCards { lastCharacters balance { amount } }
      cost { totalAmount { amount } }
    }
    userErrors { code } warnings { code }
  }
}`;

export type Line = {
  readonly variant: number;
  readonly quantity?: number;
  /** The number of a selling plan. */
  readonly plan?: number;
  readonly attributes?: readonly {readonly key: string; readonly value: string}[];
};

export type Wishes = {
  readonly lines: readonly Line[];
  readonly language?: 'de' | 'en';
  readonly discountCodes?: readonly string[];
  readonly giftCardCodes?: readonly string[];
};

/** Where a recipient of gifts lives. */
export const ADDRESS = {
  firstName: 'Ida',
  lastName: 'Farn',
  address1: 'Am Moor 3',
  zip: '20095',
  city: 'Hamburg',
  countryCode: 'DE',
  phone: '+49 40 1234567',
};

/** A product by its English handle, so that tests do not depend on numbers. */
export function product(handle: string) {
  const found = seed.products.find((entry) => entry.handle.en === handle);
  if (found === undefined) throw new Error(`The shop has no ${handle}`);
  return found;
}

/** The number of a product's variant. */
export function variant(handle: string, index = 0): number {
  const found = product(handle).variants[index];
  if (found === undefined) throw new Error(`${handle} has no variant ${index}`);
  return found.number;
}

/** A cart made through the Storefront API. */
export async function createCart({send}: Pick<RunningServices, 'send'>, {lines, language = 'de', ...codes}: Wishes) {
  const input = {
    lines: lines.map(({variant, quantity = 1, attributes = [], plan}) => ({
      merchandiseId: `gid://shopify/ProductVariant/${variant}`,
      quantity,
      attributes,
      ...(plan === undefined ? {} : {sellingPlanId: `gid://shopify/SellingPlan/${plan}`}),
    })),
    ...codes,
  };
  const {text} = await send('/api/2026-04/graphql.json', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token',
    },
    body: JSON.stringify({query: CREATE, variables: {input, lang: language.toUpperCase()}}),
  });
  const {cart, warnings} = cartSchema.parse(JSON.parse(text)).data.cartCreate;
  return {...cart, warnings: warnings.map(({code}) => code)};
}

/** Waits until the service worker has issued the gifts of the orders that it was told of. */
export async function giftsIssued({serviceEnv}: RunningServices): Promise<void> {
  const {PAID_ORDERS} = await serviceEnv();
  await PAID_ORDERS.getByName('shop').run();
}

/** The path of the hosted checkout's page, to which a cart's `checkoutUrl` leads. */
export async function tillPath({send}: Pick<RunningServices, 'send'>, checkoutUrl: string): Promise<string> {
  const {pathname, search} = new URL(checkoutUrl);
  const location = (await send(pathname + search)).headers.get('location');
  if (location === null) throw new Error(`${pathname} leads nowhere`);
  return location;
}

/** Fills in the hosted checkout and presses its button. */
export async function checkOut(
  services: Pick<RunningServices, 'send'>,
  checkoutUrl: string,
  form: Readonly<Record<string, string>> = {},
) {
  const till = await tillPath(services, checkoutUrl);
  const page = await services.send(till);
  const body = new URLSearchParams(checkoutForm(page.text, form)).toString();
  const headers = {'Content-Type': 'application/x-www-form-urlencoded'};
  return services.send(till, {method: 'POST', headers, body});
}

/** Orders; gives the token of the confirmation. */
export async function order(services: RunningServices, wishes: Wishes, form: Readonly<Record<string, string>> = {}) {
  const {checkoutUrl} = await createCart(services, wishes);
  const url = `${checkoutUrl}&locale=${wishes.language ?? 'de'}`;
  const {status, headers} = await checkOut(services, url, form);
  const token = new URL(headers.get('location') ?? 'http://none.test').searchParams.get('order');
  if (status !== 303 || token === null) throw new Error(`The order was not placed: ${status}`);
  return token;
}
