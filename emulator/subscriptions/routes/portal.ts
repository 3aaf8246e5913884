import {Hono} from 'hono';
import {COUNTRIES, countryName} from '../../shared/countries';
import {now} from '../../shared/clock';
import {signToken} from '../tokens';
import {wireMoment} from '../wire/parts';
import type {ApiApp, ApiContext} from './api-app';
import {notFound} from './api-app';
import {answerRows} from './list';

/** What is no subscription: of the customer, and of the store. Mounted at the API's root. */
export const portal = new Hono<ApiApp>();

const AUDIENCE = 'customer-portal';
const LIFETIME_S = 60 * 60;

/** Where customers stand in the service's own pages, which the emulator does not have: links lead there alone. */
portal.get('/portal_access', async (c) => {
  const session = c.get('session');
  if (session === null) return notFound(c);
  const at = now(c.env);
  const claims = {subject: String(session.number), audience: AUDIENCE, lifetime: LIFETIME_S};
  const token = await signToken(claims, c.env.SUBSCRIPTION_SESSION_SECRET, at);
  const base = `${c.env.SHOP_ORIGIN}/tools/recurring/portal/`;
  const hash = customerHash(session.number);
  const destination = c.req.query('page_destination') ?? 'overview';
  return c.json({
    base_url: base,
    customer_hash: hash,
    expires_at: wireMoment(at + LIFETIME_S * 1000),
    portal_url: `${base}${hash}/${destination}?token=${token}`,
    temp_token: token,
  });
});

/** The shop's gifts are vouchers of its own service: nobody has one of this service, and nobody has credit. */
portal.get('/gift_purchases', (c) => answerRows(c, 'gift_purchases', {}, () => Promise.resolve([])));
portal.get('/credit_accounts', (c) => answerRows(c, 'credit_accounts', {}, () => Promise.resolve([])));

/** Where the store delivers to; in version 2021-01. */
portal.get('/shop/shipping_countries', (c) =>
  c.json({
    shipping_countries: COUNTRIES.filter(({subscription}) => subscription || c.req.query('display_all') === 'true').map(
      ({code}, index) => ({
        id: index + 1,
        country_id: index + 1,
        code,
        name: countryName(code, 'en'),
        provinces: [],
      }),
    ),
  }),
);

/** Returns the service's other name of a customer, in addresses. */
export function customerHash(number: number): string {
  return number.toString(16).padStart(16, '0');
}

/** Returns a customer's credit: there is none. */
export function creditSummary(c: ApiContext, number: number) {
  const details = (c.req.query('include') ?? '').split(',').includes('credit_details');
  return {
    customer_id: number,
    total_available_balance: '0.00',
    currency_code: 'EUR',
    ...(details ? {include: {credit_details: []}} : {}),
  };
}
