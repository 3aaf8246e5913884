import type {SocialProject} from '../../config/commerce';
import type {PostalAddress} from '../address';
import type {Day} from '../delivery';
import type {Money} from '../money';
import type {ImageSource} from '../picture';
import type {ChargeState} from './charge';
import type {Payment} from './payment';
import type {ProductFilter} from './product-filter';

/** The catalogue's entry of a variant; `null` in an item whose variant it does not (any longer) know. */
export type Goods = {
  readonly title: string;
  readonly variantTitle: string | null;
  readonly handle: string;
  readonly picture: ImageSource | null;
  readonly isCoffee: boolean;
  /** Whether EUR 1 per kg of it goes to the project that the shopper chooses. */
  readonly donates: boolean;
  /** It is sold to businesses only. */
  readonly isForBusinesses: boolean;
  /** How many pieces a delivery can hold; `null` where it can hold any number, such as of what is sold before it is there. */
  readonly available: number | null;
  /** It is ordered before it is there: no delivery brings it in time. */
  readonly isPreOrder: boolean;
  /** It comes with a plan only, not once (Specification, section 5, Products). */
  readonly needsPlan: boolean;
  readonly filters: readonly ProductFilter[];
};

/** How many deliveries of a gift are still to come, of how many. */
export type GiftCount = {readonly left: number; readonly of: number};

/** One thing in a delivery (Specification, section 3, Subscription charge). */
export type DeliveryItem = {
  readonly itemId: number;
  readonly kind: 'recurring' | 'one-time';
  readonly title: string;
  readonly variantTitle: string | null;
  /** Number of the variant at the platform. */
  readonly variantNumber: string;
  readonly quantity: number;
  /** One piece with the subscription's discount, and without. */
  readonly unitPrice: Money;
  readonly regularPrice: Money;
  readonly total: Money;
  readonly project: SocialProject | null;
  /** Paid beforehand, as a redeemed gift is. */
  readonly isPrepaid: boolean;
  /** `null` for what comes without end, or once. */
  readonly giftCount: GiftCount | null;
  /** Weeks between two deliveries; `null` for what comes once. */
  readonly weeks: number | null;
  /** Whether the delivery can bring it, in its quantity. */
  readonly stock: 'in-stock' | 'out-of-stock' | 'gone';
  readonly handle: string | null;
  readonly picture: ImageSource | null;
};

/** How a delivery that is over ended. */
export type DeliveryOutcome = 'delivered' | 'refunded' | 'partly-refunded' | 'failed';

/**
 * A delivery, which the subscription service calls a charge. Its id changes with every edit: what names it for people and
 * addresses is `key`, address and day.
 */
export type Delivery = {
  readonly id: number;
  readonly key: string;
  readonly addressId: number;
  readonly day: Day;
  /** Where it was planned before it was moved. */
  readonly plannedDay: Day | null;
  readonly state: ChargeState;
  readonly outcome: DeliveryOutcome | null;
  readonly items: readonly DeliveryItem[];
  readonly goods: Money;
  readonly discount: Money;
  /** A code takes something off, the goods or the shipping. */
  readonly hasCodes: boolean;
  readonly shipping: Money;
  readonly total: Money;
  readonly address: PostalAddress;
  readonly payment: Payment | null;
  readonly attempts: number;
  /** When a failed payment is tried again. */
  readonly retryDay: Day | null;
  /** A change is on its way through the service and not to be seen in this delivery yet. */
  readonly isSettling: boolean;
  /** Whether the platform has an order of it. */
  readonly isOrdered: boolean;
  readonly isGift: boolean;
};

/** Specification, section 4, Subscription products; what has brought all of its deliveries is ended (decision). */
export type ProductState = 'active' | 'cancelled' | 'ended' | 'one-time' | 'no-longer-available';

/** One thing that somebody has subscribed, or that comes along once. */
export type SubscriptionProduct = {
  readonly itemId: number;
  readonly kind: 'recurring' | 'one-time';
  readonly state: ProductState;
  readonly title: string;
  readonly variantTitle: string | null;
  readonly variantNumber: string;
  readonly handle: string | null;
  readonly picture: ImageSource | null;
  readonly quantity: number;
  readonly price: Money;
  readonly project: SocialProject | null;
  readonly weeks: number | null;
  /** Where a delivery with it failed, the day on which that is tried again. */
  readonly nextDay: Day | null;
  readonly addressId: number;
  readonly inStock: boolean;
  readonly filters: readonly ProductFilter[];
  /** Paid beforehand, as a redeemed gift is: it cannot be swapped. */
  readonly isPrepaid: boolean;
  /** `null` for what comes without end, or once. */
  readonly giftCount: GiftCount | null;
  /** The properties beside the project that the service keeps with it, such as which voucher paid for it; they stay as they are. */
  readonly otherProperties: readonly {readonly name: string; readonly value: string}[];
  readonly canReactivate: boolean;
};

/** Everything about one customer's subscription. */
export type Subscription = {
  readonly deliveries: readonly Delivery[];
  readonly products: readonly SubscriptionProduct[];
  readonly addresses: readonly {
    readonly id: number;
    readonly address: PostalAddress;
    readonly payment: Payment | null;
    readonly isGift: boolean;
  }[];
};
