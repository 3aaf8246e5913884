import * as z from 'zod';

import {badgeIn} from '../../support/plain-cart';
import {forms} from '../../support/html';
import {createVisitor, type Answer} from '../../support/visitor';
import {readPlatformCart, type PlatformCart} from './platform';

const CART_URL = '/de/checkout/cart';

const lineShape = z.object({id: z.string(), quantity: z.number()});
const itemShape = z.object({line: lineShape, project: z.string().nullable(), isFreeArticle: z.boolean()});

/** What the browser's script is told of the cart, for the minicart and the notice. */
const minicartShape = z.object({
  totalQuantity: z.number(),
  summary: z.object({
    displayedQuantity: z.number(),
    groups: z.object({oneTime: z.array(itemShape), subscription: z.array(itemShape)}),
    discountCodes: z.array(z.object({code: z.string(), applicable: z.boolean()})),
    giftCards: z.array(z.object({id: z.string()})),
    note: z.string(),
    isGift: z.boolean(),
    delivery: z.object({country: z.string()}),
  }),
});

/** Removes the scripts of a page: they carry every text that it may ever need. */
export const withoutScripts = (body: string): string => body.replace(/<script.*?<\/script>/gs, '');

let visitors = 0;

/** An address in a network (`/48`) that nobody else has: what is counted by it, such as forms, is counted for each visitor. */
function ownAddress(): string {
  visitors += 1;
  return `2001:${(0xdb8 + Math.floor(visitors / 0x1_0000)).toString(16)}:${(visitors % 0x1_0000).toString(16)}::1`;
}

/** One visitor of the running shop with a cart of their own, without a browser; what the platform holds is read past the shop. */
export function createShopCart({shop, emulator}: {readonly shop: string; readonly emulator: string}) {
  const visitor = createVisitor(shop);
  const headers = {'CF-Connecting-IP': ownAddress()};
  return {
    visitor,
    cartId: () => decodeURIComponent(visitor.cookies.get('storefront_cart_id') ?? ''),
    /** Sends a form of the cart, without a script. */
    send: (fields: Readonly<Record<string, string>>): Promise<Answer> =>
      visitor.post(CART_URL, {body: fields, headers}),
    /** What the platform holds; `null` without a cart. */
    held(): Promise<PlatformCart | null> {
      const id = this.cartId();
      return id === '' ? Promise.resolve(null) : readPlatformCart(emulator, id);
    },
    /** What the minicart shows. */
    minicart: async () => minicartShape.parse(JSON.parse((await visitor.get('/de/cart.json')).body)),
    /** What the cart's page shows. */
    async shown() {
      const {body, status} = await visitor.get(CART_URL);
      const fields = forms(body).map((form) => form.fields);
      const of = (intent: string) => fields.filter((form) => form['intent'] === intent);
      return {
        status,
        html: withoutScripts(body),
        badge: badgeIn(body),
        lines: new Map(of('update').map(({lineId, quantity}) => [lineId, Number(quantity)])),
        codes: of('remove-code').map(({code}) => code),
        giftCards: of('remove-gift-card').map(({giftCardId}) => giftCardId),
      };
    },
  };
}

export type ShopCart = ReturnType<typeof createShopCart>;
