import {CartBuyerIdentityUpdateDocument} from '#graphql/generated/storefront/graphql';

import {ServiceError} from '../service-error.server';
import type {StorefrontGateway} from './gateway.server';

/**
 * Makes a cart the customer's whose access token is given, or nobody's (`null`); where it is to be sent is not said, so
 * that it keeps its country. A cart that is gone stays so, and one that could not be told is bought by a guest: an outage
 * goes to `report`, and whoever logs in or out goes on.
 */
export async function changeCartBuyer(
  gateway: StorefrontGateway,
  {cartId, token}: {readonly cartId: string; readonly token: string | null},
  report: (error: unknown) => void,
): Promise<void> {
  const buyerIdentity = {customerAccessToken: token, ...(token === null ? {email: null} : {})};
  try {
    await gateway.mutate(CartBuyerIdentityUpdateDocument, {cartId, buyerIdentity});
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    report(error);
  }
}
