import * as z from 'zod';

import type {Subscription} from '../../domain/subscription/subscription';

const doubtSchema = z.object({itemIds: z.array(z.number()), addressIds: z.array(z.number())});

/** What has to be known of a subscription as it was when a command went out, in case its answer is lost. */
export function doubtOf({products, addresses}: Subscription): string {
  const doubt: z.input<typeof doubtSchema> = {
    itemIds: products.map(({itemId}) => itemId),
    addressIds: addresses.map(({id}) => id),
  };
  return JSON.stringify(doubt);
}

/**
 * A subscription without what came since the same command went out before and was not answered; `null` where none is in
 * doubt. What is missing here may be what that one added.
 */
export function beforeDoubt(now: Subscription, doubt: string | null): Subscription | null {
  if (doubt === null) return null;
  const {itemIds, addressIds} = doubtSchema.parse(JSON.parse(doubt));
  return {
    ...now,
    products: now.products.filter(({itemId}) => itemIds.includes(itemId)),
    addresses: now.addresses.filter(({id}) => addressIds.includes(id)),
  };
}
