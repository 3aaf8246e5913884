import {deliveryDaysTo, type DeliveryDays} from './delivery-time';
import {addWorkingDays} from './working-days';

/** How many working days late a parcel may be whose arrival the carrier has not told yet. */
const SLACK_DAYS = 5;

/** A consignment, its days as `2026-12-24`. */
type Sent = {
  readonly sentOn: string;
  /** The day on which its carrier expects it to arrive; `null` where it names none. */
  readonly expectedOn: string | null;
  /** Its carrier numbered it, and may yet tell that it arrived. */
  readonly isTracked: boolean;
  readonly countryCode: string;
};

/**
 * Returns the day on which a parcel counts as arrived whose carrier tells nothing, not before the day that it expects: letters and some
 * carriers never tell (https://shopify.dev/docs/api/admin-graphql/2026-04/enums/FulfillmentEventStatus).
 */
export function presumedArrival({sentOn, expectedOn, isTracked, countryCode}: Sent, inGermany: DeliveryDays): string {
  const days = deliveryDaysTo(countryCode, inGermany).max + (isTracked ? SLACK_DAYS : 0);
  return laterOf(addWorkingDays(sentOn, days), expectedOn);
}

/** Returns the day by which a consignment should be there: the shop's own, or that of its carrier if it is later. */
export function expectedArrival(
  {sentOn, expectedOn, countryCode}: Omit<Sent, 'isTracked'>,
  inGermany: DeliveryDays,
): string {
  return laterOf(addWorkingDays(sentOn, deliveryDaysTo(countryCode, inGermany).max), expectedOn);
}

function laterOf(day: string, other: string | null): string {
  return other !== null && other > day ? other : day;
}
