import * as client from '@rechargeapps/storefront-client';
import type {Address, Charge, Session, Subscription} from '@rechargeapps/storefront-client';

/** What a customer of the first data has, to call about. */
export type Facts = {
  readonly charge: Charge;
  readonly item: Subscription;
  readonly items: readonly Subscription[];
  readonly address: Address;
};

/** A call, and whether its answer is the one that was wanted. */
export type Call = (session: Session, facts: Facts) => Promise<boolean>;

export const COFFEE = {ecommerce: '40001'};
export const HOME = {
  first_name: 'Ada',
  last_name: 'Moos',
  address1: 'Waldweg 1',
  zip: '10115',
  city: 'Berlin',
  province: null,
  country_code: 'DE',
  phone: '030 1',
};

/** Returns the day in so many days, as YYYY-MM-DD. */
export const soon = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
/** Tells whether a record was included. */
export const isThere = (thing: object | null | undefined) => thing !== undefined && thing !== null;
/** Returns the ids of the items of a charge. */
export const itemsOf = ({line_items: lines}: Charge) => lines.map(({purchase_item_id: id}) => id);

/** Reads what the calls are about. */
export async function factsOf(session: Session): Promise<Facts> {
  const {charges} = await client.listCharges(session, {status: ['queued'], sort_by: 'scheduled_at-asc'});
  const {subscriptions: items} = await client.listSubscriptions(session, {sort_by: 'id-asc'});
  const {addresses} = await client.listAddresses(session, {});
  const [charge] = charges;
  const [item] = items;
  const [address] = addresses;
  if (charge === undefined || item === undefined || address === undefined) throw new Error('The customer has nothing');
  return {charge, item, items, address};
}

/** Creates another address of the customer. */
export const created = (session: Session) => client.createAddress(session, HOME);
