import type {Country} from '../shared/countries';
import type {Quote} from './quote';

/** Why a cart cannot go to a country, with the titles of the goods that must go first. */
export type CountryRefusal = {
  readonly code: 'coffee-only' | 'no-subscription';
  readonly titles: readonly string[];
};

/**
 * Tells why a country does not take what is in the cart; empty where it does. What is not shipped (gift cards,
 * donations) may go anywhere. Source: Specification, section 5, "Countries"; section 9, "Shipping countries".
 */
export function countryRefusals(quote: Pick<Quote, 'lines'>, country: Country): readonly CountryRefusal[] {
  const {lines} = quote;
  const accessories = lines.filter(({merchandise}) => merchandise.requiresShipping && !merchandise.isCoffee);
  const subscriptions = lines.filter(({weeks}) => weeks !== null);
  return [
    ...(country.coffeeOnly ? refusal('coffee-only', accessories) : []),
    ...(country.subscription ? [] : refusal('no-subscription', subscriptions)),
  ];
}

function refusal(code: CountryRefusal['code'], lines: Quote['lines']): readonly CountryRefusal[] {
  const titles = [...new Set(lines.map(({merchandise}) => merchandise.title))];
  return titles.length > 0 ? [{code, titles}] : [];
}
