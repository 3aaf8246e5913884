import type {SubscriptionCommand} from './command';
import {deliveryKey} from './choose-delivery';
import {isOver, isRunning} from './product-state';
import {newDay, type CommandValidation} from './validate-command';
import type {Delivery, Subscription, SubscriptionProduct} from './subscription';

type Accepted = Extract<CommandValidation, {ok: true}>;

/**
 * Tells whether a subscription shows that a command was carried out, by comparing it before and after: the answer was
 * lost, and nothing may be done twice. A link that was mailed shows nowhere, and counts as not done.
 */
export function isDone(
  before: Subscription,
  after: Subscription,
  command: SubscriptionCommand,
  {delivery, product}: Accepted,
): boolean {
  if (delivery !== null && 'key' in command) return isDeliveryDone(before, after, command, delivery);
  if (product !== null && 'itemId' in command) return isProductDone(after, command, product);
  return !after.products.some(isRunning);
}

function isDeliveryDone(
  before: Subscription,
  after: Subscription,
  command: Extract<SubscriptionCommand, {key: string}>,
  delivery: Delivery,
): boolean {
  const itemIds = delivery.items.map(({itemId}) => itemId);
  const at = (key: string) => after.deliveries.filter((other) => other.key === key);
  const recurring = delivery.items.filter(({kind}) => kind === 'recurring').map(({itemId}) => itemId);
  switch (command.name) {
    case 'skip': {
      const skipped = at(delivery.key).filter(({state}) => state === 'skipped');
      return holdAll(skipped, command.itemIds ?? recurring);
    }
    case 'unskip': {
      const skipped = before.deliveries.filter(({key, state}) => key === delivery.key && state === 'skipped');
      // A charge that is made anew is nowhere for a while: that it is not skipped any more does not show that it comes.
      const coming = at(delivery.key).filter(({state}) => state !== 'skipped');
      return holdAll(coming, [...itemsOf(skipped)]);
    }
    case 'reschedule':
      return holdAll(at(deliveryKey(delivery.addressId, newDay(delivery, command.to))), itemIds);
    case 'send-now':
      return after.deliveries.some(
        ({id, state}) => id === delivery.id && (state === 'processing' || state === 'completed'),
      );
    case 'interval':
      return recurring.every((id) =>
        after.products.some(({itemId, weeks}) => itemId === id && weeks === command.weeks),
      );
    case 'address': {
      const now = after.addresses.find(({id}) => id === delivery.addressId)?.address;
      return now !== undefined && JSON.stringify(sorted(now)) === JSON.stringify(sorted(command.address));
    }
    case 'gift':
      return after.addresses.filter(({isGift}) => isGift).length > before.addresses.filter(({isGift}) => isGift).length;
    case 'add': {
      const known = new Set(before.products.map(({itemId}) => itemId));
      return after.products.some(
        ({itemId, variantNumber, quantity}) =>
          !known.has(itemId) && variantNumber === command.variantNumber && quantity === command.quantity,
      );
    }
    case 'payment':
      return false;
  }
}

function isProductDone(
  {products}: Subscription,
  command: Extract<SubscriptionCommand, {itemId: number}>,
  before: SubscriptionProduct,
): boolean {
  const now = products.find(({itemId}) => itemId === before.itemId);
  switch (command.name) {
    case 'swap':
      return now?.variantNumber === command.variantNumber;
    case 'edit':
      return (
        now?.variantNumber === command.variantNumber &&
        now.quantity === command.quantity &&
        (command.weeks === null || now.weeks === command.weeks)
      );
    case 'project':
      return now?.project === command.project;
    case 'remove':
    case 'cancel':
      return now === undefined || isOver(now);
    case 'reactivate':
      return now?.state === 'active';
  }
}

function holdAll(deliveries: readonly Delivery[], itemIds: readonly number[]): boolean {
  const held = itemsOf(deliveries);
  return itemIds.every((id) => held.has(id));
}

function itemsOf(deliveries: readonly Delivery[]): ReadonlySet<number> {
  return new Set(deliveries.flatMap(({items}) => items.map(({itemId}) => itemId)));
}

function sorted(fields: Readonly<Record<string, string>>) {
  return Object.entries(fields).sort(([one], [other]) => one.localeCompare(other));
}
