import type {Account, SubscriptionCustomer} from './account';
import {commandAddress} from './address-commands';
import type {AddressCommand} from './address-commands';
import {commandCharge} from './charge-commands';
import type {ChargeCommand} from './charge-commands';
import {commandGift} from './gift-commands';
import type {GiftCommand} from './gift-commands';
import {commandOnetime} from './onetime-commands';
import type {OnetimeCommand} from './onetime-commands';
import {openSubscriptions} from './opening-commands';
import type {OpeningCommand} from './opening-commands';
import {commandPayment} from './payment-commands';
import type {PaymentCommand} from './payment-commands';
import {done} from './refusal';
import type {Outcome} from './refusal';
import {commandSubscription} from './subscription-commands';
import type {SubscriptionCommand} from './subscription-commands';
import type {World} from './world';

/** What customers may change of themselves; absent parts stay. */
type CustomerCommand = {
  readonly kind: 'update-customer';
  readonly changes: Partial<Pick<SubscriptionCustomer, 'firstName' | 'lastName' | 'phone' | 'appliesCredit'>>;
};

/** Everything that can be asked of a customer's subscriptions. */
export type Command =
  | ChargeCommand
  | SubscriptionCommand
  | OnetimeCommand
  | AddressCommand
  | CustomerCommand
  | PaymentCommand
  | OpeningCommand
  | GiftCommand;

/**
 * Carries out a command on an account that is up to date, or says why not.
 *
 * @param at milliseconds since 1970
 */
export function carryOut(account: Account, command: Command, world: World, at: number): Outcome {
  switch (command.kind) {
    case 'skip':
    case 'unskip':
    case 'process':
    case 'reschedule':
    case 'apply-discount':
    case 'remove-discount':
      return commandCharge(account, command, world, at);
    case 'create-subscription':
    case 'update-subscriptions':
    case 'change-address':
    case 'cancel':
    case 'activate':
      return commandSubscription(account, command, world, at);
    case 'create-onetime':
    case 'update-onetime':
    case 'delete-onetime':
      return commandOnetime(account, command, world, at);
    case 'create-address':
    case 'update-address':
    case 'delete-address':
    case 'merge-addresses':
      return commandAddress(account, command, world, at);
    case 'update-customer':
      return updateCustomer(account, command, at);
    case 'send-payment-link':
    case 'renew-payment':
      return commandPayment(account, command, at);
    case 'from-order':
      return openSubscriptions(account, command, world, at);
    case 'skip-gift':
      return commandGift(account, command, world, at);
  }
}

function updateCustomer(account: Account, {changes}: CustomerCommand, at: number): Outcome {
  return done({...account, customer: {...account.customer, ...changes, updatedAt: at}}, [account.customer.number]);
}
