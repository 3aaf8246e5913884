import type {Subscription} from '../../domain/subscription/subscription';
import {Overview} from './Overview';
import type {SubscriptionPageName} from './pages';
import {PastPage} from './PastPage';
import {ProductsPage} from './ProductsPage';
import {UpcomingPage} from './UpcomingPage';

type Props = {
  readonly name: SubscriptionPageName;
  readonly subscription: Subscription;
  /** The day in Germany. */
  readonly today: string;
};

/** One page of the dashboard. */
export function SubscriptionPage({name, subscription, today}: Props) {
  switch (name) {
    case 'overview':
      return <Overview subscription={subscription} today={today} />;
    case 'upcoming':
      return <UpcomingPage subscription={subscription} today={today} />;
    case 'past':
      return <PastPage subscription={subscription} today={today} />;
    case 'products':
      return <ProductsPage subscription={subscription} />;
  }
}
