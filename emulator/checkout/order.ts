import type {Language} from '../shared/language';
import type {CheckoutPaymentMethod} from './payment';
import type {StockShortage} from '../storefront/stock-object';
import type {Quote} from './quote';

export type DeliveryAddress = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly zip: string;
  readonly city: string;
  readonly countryCode: string;
  readonly phone: string;
};

/** What a shopper confirmed with the button, before it has a number. */
export type OrderDraft = {
  readonly cartToken: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly language: Language;
  readonly email: string;
  readonly address: DeliveryAddress;
  readonly quote: Quote;
  /** Codes that took something off. */
  readonly discountCodes: readonly string[];
  /** `null` where gift cards pay for everything. */
  readonly paymentMethod: CheckoutPaymentMethod | null;
  readonly paymentStatus: 'paid' | 'pending';
  /** Working days from dispatch to door; `null` where nothing is shipped. */
  readonly deliveryDays: {readonly min: number; readonly max: number} | null;
};

/** A placed order. Nothing in it changes when the catalogue does. */
export type Order = OrderDraft & {readonly id: string; readonly number: string};

/** The outcome of placing an order. */
export type Placing =
  | {readonly placed: true; readonly order: Order}
  /** The lines that are out of stock; none if a code for one order was used by another order meanwhile. */
  | {readonly placed: false; readonly missing: readonly StockShortage[]};

/** The methods of an order's object that other objects call (`OrderObject`); it calls all of theirs. */
export type OrderCalls = Rpc.DurableObjectBranded & {
  readonly read: () => Promise<Order | null>;
  readonly place: (draft: OrderDraft) => Promise<Placing>;
  readonly nextNumber: () => Promise<number>;
};
