import type {Order} from '../../checkout/order';
import type {LanguageCode} from '../../storefront/catalogue';
import type {Shop} from '../../storefront/shop';
import type {Customer} from '../customer';
import type {CustomerObject} from '../customer-object';

/** What the resolvers of one request share. */
export type AccountScope = {
  readonly shop: Shop;
  readonly shopOrigin: string;
  /** Where the hosted pages are. */
  readonly emulatorOrigin: string;
  readonly pictureOrigin: string;
  /** Makes parcel numbers. */
  readonly linkSecret: string;
  readonly language: LanguageCode;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The customer whom the token belongs to, read anew whenever it is asked for. */
  readonly customer: () => Promise<Customer>;
  /** The customer's orders, newest first, read at most once per request. */
  readonly orders: () => Promise<readonly Order[]>;
  readonly book: DurableObjectStub<CustomerObject>;
};
