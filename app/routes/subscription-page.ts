/** Returns a page of the dashboard; the frame around it shows it. */
export default function SubscriptionPageRoute() {
  return null;
}
