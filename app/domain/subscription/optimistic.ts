import {chooseDelivery} from './choose-delivery';
import type {Delivery, Subscription} from './subscription';

/** The commands whose effect a page shows before the service has answered. */
export type OptimisticCommand =
  | {readonly name: 'skip' | 'unskip' | 'send-now'; readonly key: string}
  | {readonly name: 'cancel' | 'remove' | 'reactivate'; readonly itemId: number};

const STATES = {skip: 'skipped', unskip: 'upcoming', 'send-now': 'processing'} as const;

/**
 * Returns the subscription as it will most likely be after a command; what has no optimistic result stays. The
 * service's own answer takes its place, whatever that is. `today` is the day in Germany.
 */
export function optimisticSubscription(
  subscription: Subscription,
  command: OptimisticCommand,
  today: string,
): Subscription {
  if ('key' in command) {
    const chosen = chooseDelivery(subscription.deliveries, command.key, command.name, today);
    const change = (delivery: Delivery): Delivery =>
      delivery === chosen ? {...delivery, state: STATES[command.name]} : delivery;
    return {...subscription, deliveries: subscription.deliveries.map(change)};
  }
  const products = subscription.products.flatMap((product) => {
    if (product.itemId !== command.itemId) return [product];
    if (command.name === 'remove')
      return product.kind === 'one-time' ? [] : [{...product, state: 'cancelled' as const}];
    return [{...product, state: command.name === 'cancel' ? ('cancelled' as const) : ('active' as const)}];
  });
  return {...subscription, products};
}

/** Returns the command of a form's address if that command has an optimistic result; else `null`. */
export function optimisticCommand(pathname: string, isPartial: boolean): OptimisticCommand | null {
  const [, kind, id = '', name = ''] = /\/(deliveries|products)\/([\w-]+)\/([\w-]+)$/.exec(pathname) ?? [];
  if (kind === 'deliveries' && (name === 'unskip' || name === 'send-now' || (name === 'skip' && !isPartial))) {
    return {name, key: id};
  }
  if (kind === 'products' && (name === 'cancel' || name === 'remove' || name === 'reactivate')) {
    return {name, itemId: Number(id)};
  }
  return null;
}
