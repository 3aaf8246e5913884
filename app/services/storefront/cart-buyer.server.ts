import {CartBuyerIdentityUpdateDocument, type CountryCode} from '#graphql/generated/storefront/graphql';

import {ServiceError} from '../service-error.server';
import type {StorefrontGateway} from './gateway.server';

/**
 * Makes a cart the customer's whose access token is given, or nobody's (`null`). A cart that is gone stays so, and one that
 * could not be told is bought by a guest: an outage goes to `report`, and whoever logs in or out goes on.
 */
export async function changeCartBuyer(
  gateway: StorefrontGateway,
  {cartId, token, country}: {readonly cartId: string; readonly token: string | null; readonly country: CountryCode},
  report: (error: unknown) => void,
): Promise<void> {
  const buyerIdentity = {countryCode: country, customerAccessToken: token, ...(token === null ? {email: null} : {})};
  try {
    await gateway.mutate(CartBuyerIdentityUpdateDocument, {cartId, buyerIdentity});
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    report(error);
  }
}
