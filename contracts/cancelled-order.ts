type Facts = {
  /** A moment; `null` if the merchant did not cancel it. */
  readonly cancelledAt: string | number | null;
  /** The platform's word for its money. */
  readonly financialStatus: string | null;
  /** The parcels of it that were sent. */
  readonly parcels: readonly unknown[];
};

/** Tells whether an order was cancelled; a refund before anything was sent ends it, too, without a cancellation. */
export function isCancelledOrder({cancelledAt, financialStatus, parcels}: Facts): boolean {
  return cancelledAt !== null || (financialStatus === 'REFUNDED' && parcels.length === 0);
}

/** The platform's words for goods that did not leave after all. Source: https://shopify.dev/docs/api/admin-graphql/2026-04/enums/FulfillmentStatus */
const NOT_SENT = ['CANCELLED', 'ERROR', 'FAILURE'];

/** Tells whether the goods of a fulfillment have left, or will, by its state. */
export function isSent(status: string | null): boolean {
  return status === null || !NOT_SENT.includes(status);
}
