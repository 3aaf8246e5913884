import type {Order} from '../checkout/order';
import type {Charge, Subscription} from './account';

/** What a change asks others to do, once it is stored. Each may be repeated without harm. */
export type Effect =
  | {
      readonly kind: 'take-stock';
      readonly orderId: string;
      readonly lines: readonly {readonly variantNumber: number; readonly quantity: number}[];
      readonly at: number;
    }
  | {readonly kind: 'place-order'; readonly order: Order}
  | {readonly kind: 'mail'; readonly key: string; readonly at: number; readonly notice: Notice};

/** What the customer is told. */
export type Notice =
  | {readonly kind: 'upcoming' | 'charged' | 'failed' | 'given-up' | 'delayed' | 'not-sent'; readonly charge: Charge}
  | {readonly kind: 'cancelled' | 'created' | 'expired'; readonly subscription: Subscription}
  | {readonly kind: 'update-payment'; readonly paymentMethodId: number}
  | {readonly kind: 'gifted'; readonly to: string; readonly day: string; readonly giver: string};
