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

/**
 * Tells whether a subscription already is as a command asks that the rules refuse: such as the second press where nobody saw the answer to
 * the first. `pendingItems` are the items of before the same command, if its outcome is unknown. False where it is only likely: a delivery
 * at the new day need not be the one that was to be moved there.
 */
export function isAlreadySo(
  {deliveries, products}: Subscription,
  command: SubscriptionCommand,
  pendingItems: readonly number[],
): boolean {
  if ('key' in command) {
    const named = deliveries.filter(({key}) => key === command.key);
    return named.length > 0 && isSoOfAll(named, command);
  }
  if (command.name === 'cancel-all') return products.some(isCancelled) && !products.some(isRunning);
  const product = products.find(({itemId}) => itemId === command.itemId);
  switch (command.name) {
    case 'cancel':
      return product !== undefined && isCancelled(product);
    case 'remove':
      return product === undefined ? pendingItems.includes(command.itemId) : isCancelled(product);
    case 'reactivate':
      return product?.state === 'active';
    default:
      return false;
  }
}

/** The same of all deliveries that a command's key names. */
function isSoOfAll(named: readonly Delivery[], command: Extract<SubscriptionCommand, {key: string}>): boolean {
  if (command.name === 'unskip') return named.every(({state}) => state === 'upcoming');
  if (command.name !== 'skip') return false;
  const skipped = named.filter(({state}) => state === 'skipped');
  return command.itemIds === null ? skipped.length === named.length : holdAll(skipped, command.itemIds);
}

/** One that has ended brought all of its deliveries: nobody has cancelled it. */
function isCancelled({state}: Pick<SubscriptionProduct, 'state'>): boolean {
  return state === 'cancelled';
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
