import {badgeIn} from '../../support/plain-cart';
import {forms} from '../../support/html';
import {createVisitor, type Answer} from '../../support/visitor';
import {readPlatformCart, type PlatformCart} from './platform';

const CART_URL = '/de/checkout/cart';

/** One visitor of the running shop with a cart of their own, without a browser; what the platform holds is read past the shop. */
export function createShopCart({shop, emulator}: {readonly shop: string; readonly emulator: string}) {
  const visitor = createVisitor(shop);
  return {
    visitor,
    cartId: () => decodeURIComponent(visitor.cookies.get('storefront_cart_id') ?? ''),
    /** Sends a form of the cart, without a script. */
    send: (fields: Readonly<Record<string, string>>): Promise<Answer> => visitor.post(CART_URL, {body: fields}),
    /** What the platform holds; `null` without a cart. */
    held(): Promise<PlatformCart | null> {
      const id = this.cartId();
      return id === '' ? Promise.resolve(null) : readPlatformCart(emulator, id);
    },
    /** What the cart's page shows. */
    async shown() {
      const {body, status} = await visitor.get(CART_URL);
      const fields = forms(body).map((form) => form.fields);
      const of = (intent: string) => fields.filter((form) => form['intent'] === intent);
      return {
        status,
        /** Without scripts: they carry every text that the page may ever need. */
        html: body.replace(/<script.*?<\/script>/gs, ''),
        badge: badgeIn(body),
        lines: new Map(of('update').map(({lineId, quantity}) => [lineId, Number(quantity)])),
        codes: of('remove-code').map(({code}) => code),
        giftCards: of('remove-gift-card').map(({giftCardId}) => giftCardId),
      };
    },
  };
}

export type ShopCart = ReturnType<typeof createShopCart>;
