import type {CustomerDirectoryObject} from '../accounts/customer-directory-object';
import type {TokenEnv} from '../accounts/env';
import type {CartObject} from './cart/cart-object';
import type {DiscountUsageObject} from './discount-usage-object';
import type {GiftCardObject} from './gift-card-object';
import type {IssuedCodeObject} from './issued-code-object';
import type {MetafieldObject} from './metafield-object';
import type {CatalogueEnv} from './present-shop';
import type {StockObject} from './stock-object';

/** What the storefront part needs of the worker's configuration. */
export type StorefrontEnv = TokenEnv &
  CatalogueEnv & {
    /** What the access scopes of the tokens do not allow; nothing is denied unless set. */
    readonly DENIED?: readonly string[];
    readonly CARTS: DurableObjectNamespace<CartObject>;
    readonly METAFIELDS: DurableObjectNamespace<MetafieldObject>;
    readonly STOCK: DurableObjectNamespace<StockObject>;
    readonly GIFT_CARDS: DurableObjectNamespace<GiftCardObject>;
    readonly DISCOUNT_USAGE: DurableObjectNamespace<DiscountUsageObject>;
    readonly ISSUED_CODES: DurableObjectNamespace<IssuedCodeObject>;
    readonly CUSTOMER_DIRECTORY: DurableObjectNamespace<CustomerDirectoryObject>;
    readonly STOREFRONT_PUBLIC_TOKEN: string;
    readonly STOREFRONT_PRIVATE_TOKEN: string;
    /** Where the hosted checkout answers: the platform's `primaryDomain`, which begins `checkoutUrl`. */
    readonly EMULATOR_ORIGIN: string;
    /** Where pictures are served; the emulator's own origin unless set. */
    readonly PICTURE_ORIGIN?: string;
    /** Where the shop's own pages are, to which agents lead. */
    readonly SHOP_ORIGIN?: string;
    /** Days after which an unused cart is gone; 10 unless set. */
    readonly CART_EXPIRY_DAYS?: string | number;
  };
