import type {SocialProject} from '../../config/commerce';
import type {ShippingCountryCode} from '../../config/countries';
import type {Outcome} from '../form/outcome';
import type {Cart} from './cart';
import type {LineToAdd} from './line-content';
import type {Recipient} from './recipient';
import type {Refusal} from './refusal';

/** One change that a shopper asks for. */
export type CartCommand =
  | {
      readonly intent: 'add';
      readonly variantId: string;
      /** 1 to 999. */
      readonly quantity: number;
      readonly sellingPlanId: string | null;
      readonly project: SocialProject | null;
      /** Of gift cards and gift subscriptions: whom they are for, where something was said. */
      readonly recipient?: Recipient | undefined;
    }
  /** `quantity` 0 to 999; 0 removes the line. */
  | {readonly intent: 'update'; readonly lineId: string; readonly quantity: number}
  | {readonly intent: 'increase' | 'decrease' | 'remove'; readonly lineId: string}
  | {readonly intent: 'change-plan'; readonly lineId: string; readonly sellingPlanId: string | null}
  | {readonly intent: 'change-project'; readonly lineId: string; readonly project: SocialProject}
  | {readonly intent: 'apply-code' | 'remove-code' | 'apply-gift-card'; readonly code: string}
  | {readonly intent: 'remove-gift-card'; readonly giftCardId: string}
  | {readonly intent: 'choose-country'; readonly country: ShippingCountryCode}
  /** `isGift`: the parcel is a present. An empty note is none. */
  | {readonly intent: 'write-note'; readonly note: string; readonly isGift: boolean}
  /** The content of a link: lines, a code, or both. */
  | {readonly intent: 'follow-link'; readonly lines: readonly NamedLine[]; readonly code: string | null};

/** A line that a link puts into the cart, with what the cart's messages call it, where that is known: a line that is not put in cannot be looked up in the cart. */
export type NamedLine = LineToAdd & {readonly title?: string};

export type CartIntent = CartCommand['intent'];

/** The effect of a command on the cart, as far as the platform let it. */
type CartChange = {
  /** The cart as it is now; `null` where there is none. */
  readonly cart: Cart | null;
  /** The parts that were not done as asked; empty when all were. */
  readonly refusals: readonly Refusal[];
  /** The command had been carried out before: it was not carried out again. */
  readonly repeated: boolean;
  /** The line that the command took out of the cart, so that it can be put back. */
  readonly removed: LineToAdd | null;
};

/** The outcome of a command to the cart: where nothing was carried out, the cart stays as it was known. */
export type CartOutcome = Exclude<Outcome<CartChange>, {readonly state: 'refused' | 'invalid'}>;
