// @ts-check
import {readAll, readStoreFile} from './admin.mjs';

const SHIPPING_RATES = `query ShippingRates($after: String) {
  deliveryProfiles(first: 1, after: $after) {
    nodes {
      default
      profileLocationGroups {
        locationGroupZones(first: 40) {
          nodes {
            zone { countries { code { countryCode restOfWorld } } }
            methodDefinitions(first: 5) {
              nodes { active rateProvider { ... on DeliveryRateDefinition { price { amount currencyCode } } } }
            }
          }
        }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Where the rate of the merchant's settings is charged; other countries have rates of their own. */
const COUNTRIES = ['DE'];
const CURRENCY = 'EUR';

/**
 * Checks the shipping rates. They belong to the merchant's locations and zones, so they are set in the platform's admin.
 *
 * @param {import('./admin.mjs').Ask} ask
 * @returns {Promise<import('./admin.mjs').Step[]>}
 */
export async function planShipping(ask) {
  const {shipping} = readStoreFile('merchant/shop.json');
  const price = (shipping.feeCents / 100).toFixed(2);
  const zones = (await readAll(ask, SHIPPING_RATES))
    .filter((profile) => profile.default)
    .flatMap((profile) => profile.profileLocationGroups)
    .flatMap((group) => group.locationGroupZones.nodes);
  return COUNTRIES.flatMap((/** @type {string} */ country) => {
    const zone = zones.find((each) =>
      each.zone.countries.some((/** @type {any} */ {code}) => code.countryCode === country),
    );
    const charged = zone?.methodDefinitions.nodes.some(
      (/** @type {any} */ {active, rateProvider}) =>
        active && Number(rateProvider.price?.amount) === Number(price) && rateProvider.price?.currencyCode === CURRENCY,
    );
    return charged
      ? []
      : [
          {
            object: `shipping to ${country}`,
            change: `set a rate of ${price} ${CURRENCY}: Settings, Shipping and delivery`,
          },
        ];
  });
}
