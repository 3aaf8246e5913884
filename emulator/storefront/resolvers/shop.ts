import type {Source} from '../field';
import {gid} from '../gid';
import {COUNTRIES} from '../localization';
import {CURRENCY} from '../money';
import type {Scope} from '../scope';

/** The `Shop`. */
export function shopSource({shopOrigin}: Scope): Source {
  const {host, protocol, origin} = new URL(shopOrigin);
  return {
    __typename: 'Shop',
    id: gid('Shop', 1),
    name: 'Lichtung',
    description: null,
    primaryDomain: {host, url: origin, sslEnabled: protocol === 'https:'},
    shipsToCountries: COUNTRIES,
    paymentSettings: {countryCode: 'DE', currencyCode: CURRENCY, enabledPresentmentCurrencies: [CURRENCY]},
  };
}
