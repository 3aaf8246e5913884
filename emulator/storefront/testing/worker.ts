import type {StorefrontEnv} from '../env';
import {handleStorefront} from '../handler';
import {openShop} from '../shop';
import {fixturePictures, fixtureSeed} from './fixture-seed';

export {CartObject} from '../cart/cart-object';
export {DiscountUsageObject} from '../discount-usage-object';
export {GiftCardObject} from '../gift-card-object';
export {IssuedCodeObject} from '../issued-code-object';
export {MetafieldObject} from '../metafield-object';
export {StockObject} from '../stock-object';

openShop(fixtureSeed, fixturePictures);

/** The worker of the contract tests: the storefront alone, on the fixture shop. */
export const worker: ExportedHandler<StorefrontEnv> = {fetch: handleStorefront};

export {worker as default};
