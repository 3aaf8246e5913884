import type {Service} from './control/services';

/** The platform's and the subscription service's own hosts, as far as programs ask them. */
const PROTECTED: readonly Service[] = ['storefront', 'admin', 'pictures', 'accounts', 'customer-api', 'subscriptions'];

/** Refuses a request without a `User-Agent`, as the protection in front of those hosts does; `null` for every other request. */
export function refuseUnnamed(service: Service, headers: Headers): Response | null {
  if (!PROTECTED.includes(service) || headers.get('User-Agent')) return null;
  return new Response('You do not have permission to access this website', {status: 403});
}
