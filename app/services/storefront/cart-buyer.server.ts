import {CartBuyerUpdateDocument} from '#graphql/generated/storefront/graphql';

import {ServiceError} from '../service-error.server';
import type {StorefrontGateway} from './gateway.server';

/**
 * Sets a cart's buyer to the customer of an access token, or to nobody (`null`). The address of the buyer before goes. The country is
 * not sent, so the cart keeps it. The answer has no cart, so a cart that cannot be read is no fault here. A missing cart is ignored. An
 * outage goes to `report` and does not stop the login or logout; the cart then keeps its buyer.
 */
export async function changeCartBuyer(
  gateway: StorefrontGateway,
  {cartId, token}: {readonly cartId: string; readonly token: string | null},
  report: (error: unknown) => void,
): Promise<void> {
  try {
    await gateway.mutate(CartBuyerUpdateDocument, {
      cartId,
      buyerIdentity: {customerAccessToken: token, email: null},
    });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    report(error);
  }
}
