import type {Catalogue} from '../catalogue';
import {gid} from '../gid';
import type {CartAddress, CartState} from './cart-state';

/** The handle of the shop's one rate. */
export const STANDARD_DELIVERY = 'standard';

/** What is delivered together, as the platform groups it. */
export type DeliveryGroup = {
  readonly id: string;
  readonly type: 'ONE_TIME_PURCHASE' | 'SUBSCRIPTION';
  readonly address: CartAddress;
  readonly lineIds: readonly string[];
};

/** Returns the delivery groups of a cart: none before an address is selected, and none for what is not shipped. */
export function deliveryGroups(
  {token, lines, addresses = []}: CartState,
  catalogue: Catalogue,
): readonly DeliveryGroup[] {
  const address = addresses.find(({isSelected}) => isSelected);
  if (address === undefined) return [];
  const shipped = lines.filter(
    ({variantNumber, quantity}) => quantity > 0 && catalogue.variant(variantNumber)?.variant.requiresShipping === true,
  );
  const group = (type: DeliveryGroup['type'], isOfIt: (plan: number | null) => boolean): DeliveryGroup[] => {
    const lineIds = shipped.filter(({sellingPlanNumber}) => isOfIt(sellingPlanNumber)).map(({id}) => id);
    if (lineIds.length === 0) return [];
    return [{id: gid('CartDeliveryGroup', `${token}-${type === 'SUBSCRIPTION' ? 2 : 1}`), type, address, lineIds}];
  };
  return [...group('ONE_TIME_PURCHASE', (plan) => plan === null), ...group('SUBSCRIPTION', (plan) => plan !== null)];
}
