import type {ShippingCountry} from '../../config/countries';
import type {CartLine} from './cart';
import type {CartItem} from './groups';
import {isShipped} from './shipping';

/** Why an item cannot go to a country. */
export type DeliveryObstacle = 'coffee-only' | 'no-subscription';

export type ObstructedItem = {readonly lineId: string; readonly title: string; readonly obstacle: DeliveryObstacle};

export type CountryRules = Pick<ShippingCountry, 'availableForSubscription' | 'coffeeOnly'>;

/**
 * Returns the items of a cart that cannot be sent to a country (Specification, section 5, Countries): accessories and sets with
 * accessories, where the country gets coffee only; subscriptions, where it gets none. Items without a parcel go everywhere.
 */
export function obstructedItems(items: readonly CartItem[], country: CountryRules): readonly ObstructedItem[] {
  return items.flatMap(({line}) => {
    const obstacle = obstacleOf(line, country);
    return obstacle === null ? [] : [{lineId: line.id, title: line.title, obstacle}];
  });
}

/** Returns why an item cannot be sent to a country, as it is bought (once or by subscription); `null` where it can. */
export function obstacleOf(
  line: Pick<CartLine, 'kind' | 'isCoffeeAlone' | 'requiresShipping' | 'plan'>,
  country: CountryRules,
): DeliveryObstacle | null {
  if (!isShipped(line)) return null;
  if (country.coffeeOnly && !line.isCoffeeAlone) return 'coffee-only';
  return line.plan !== null && !country.availableForSubscription ? 'no-subscription' : null;
}
