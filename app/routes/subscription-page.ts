/** Shows nothing by itself: the frame around it shows the page of the dashboard. */
export default function SubscriptionPageRoute() {
  return null;
}
