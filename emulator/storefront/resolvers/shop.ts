import type {PolicyKind} from '../../seed/store-types';
import {inLanguage} from '../catalogue';
import {lazy} from '../field';
import type {Source} from '../field';
import {gid} from '../gid';
import {COUNTRY_CODES} from '../localization';
import {CURRENCY} from '../money';
import type {Scope} from '../scope';
import {metafieldFields} from './metafield';
import {policySource} from './policy';

/** Returns the `Shop`. */
export function shopSource(scope: Scope): Source {
  const {host, protocol, origin} = new URL(scope.primaryOrigin);
  const {content} = scope.shop;
  const id = gid('Shop', 1);
  const policy = (kind: PolicyKind) =>
    lazy(() => {
      const found = content.policies[kind];
      return found === undefined ? null : policySource(found, scope);
    });
  const description = inLanguage(content.description, scope.language);
  const self: Source = {
    __typename: 'Shop',
    id,
    name: 'Lichtung',
    description: description === '' ? null : description,
    moneyFormat: '{{amount_with_comma_separator}} €',
    primaryDomain: {host, url: origin, sslEnabled: protocol === 'https:'},
    customerAccountUrl: null,
    shipsToCountries: COUNTRY_CODES,
    paymentSettings: lazy(paymentSettings),
    brand: lazy(() => brandSource(scope)),
    privacyPolicy: policy('privacyPolicy'),
    refundPolicy: policy('refundPolicy'),
    shippingPolicy: policy('shippingPolicy'),
    termsOfService: policy('termsOfService'),
    subscriptionPolicy: null,
    ...metafieldFields({id, metafields: [], source: () => self}, scope),
  };
  return self;
}

/** Returns the `PaymentSettings`: no wallets, no card vault of its own. */
export function paymentSettings(): Source {
  return {
    acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
    countryCode: 'DE',
    currencyCode: CURRENCY,
    enabledPresentmentCurrencies: [CURRENCY],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: [],
  };
}

function brandSource({shop: {content}, language}: Scope): Source {
  const slogan = inLanguage(content.slogan, language);
  return {
    slogan: slogan === '' ? null : slogan,
    shortDescription: inLanguage(content.description, language),
    logo: null,
    squareLogo: null,
    coverImage: null,
    colors: {primary: [{background: '#2c5e43', foreground: '#ffffff'}], secondary: []},
  };
}
