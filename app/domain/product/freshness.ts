import type {CoffeeFacts} from './product';

type Fresh = CoffeeFacts & {readonly roastGuidance: string};

/**
 * Tells whether a coffee is sold freshly roasted: the roaster says from which day after the roast it is at its best. Capsules, drip
 * bags and drinks keep, and nothing calls them fresh.
 */
export function isFreshlyRoasted(coffee: CoffeeFacts | null): coffee is Fresh {
  return Boolean(coffee?.roastGuidance);
}
