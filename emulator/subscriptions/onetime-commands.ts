import type {Account, Onetime, Property} from './account';
import {replaced, takeId} from './account';
import type {Day} from './calendar';
import {wrongDay} from './charge-commands';
import {goodsFor, isGoods, nextPlannedDay, touched, wrongQuantity} from './item-rules';
import type {Outcome} from './refusal';
import {done, invalid, missing} from './refusal';
import type {World} from './world';

type OnetimeChange = {
  readonly variantNumber?: number | undefined;
  readonly quantity?: number | undefined;
  readonly properties?: readonly Property[] | undefined;
  readonly nextDay?: Day | undefined;
  readonly addressId?: number | undefined;
};

/** A command about an item that comes once, with a delivery. */
export type OnetimeCommand = {readonly commit: boolean} & (
  | (OnetimeChange & {
      readonly kind: 'create-onetime';
      readonly addressId: number;
      readonly variantNumber: number;
      readonly quantity: number;
    })
  | (OnetimeChange & {readonly kind: 'update-onetime'; readonly id: number})
  | {readonly kind: 'delete-onetime'; readonly id: number}
);

/**
 * Carries out a command about a one-time item, or says why not. A one-time item goes into the next delivery unless a
 * day is named. Source: Specification, section 4, "Subscription products".
 */
export function commandOnetime(account: Account, command: OnetimeCommand, world: World, at: number): Outcome {
  if (command.kind === 'create-onetime') return put(account, command, null, world, at);
  const item = account.onetimes.find(({id}) => id === command.id);
  if (item === undefined || item.isCancelled) return missing(account);
  if (command.kind === 'update-onetime') return put(account, command, item, world, at);
  const onetimes = replaced(account.onetimes, {...item, isCancelled: true, updatedAt: at});
  return done(touched({...account, onetimes}, world, at, command.commit), [item.id]);
}

function put(
  account: Account,
  change: OnetimeChange & {readonly commit: boolean},
  before: Onetime | null,
  world: World,
  at: number,
): Outcome {
  const addressId = change.addressId ?? before?.addressId;
  const address = account.addresses.find(({id}) => id === addressId);
  if (address === undefined) return invalid(account, 'address_id', 'The address does not exist.');
  const quantity = change.quantity ?? before?.quantity ?? 1;
  const wrong = wrongQuantity(quantity);
  if (wrong !== null) return invalid(account, 'quantity', wrong);
  const wrongNext = change.nextDay === undefined ? null : wrongDay(change.nextDay, at);
  if (wrongNext !== null) return invalid(account, 'next_charge_scheduled_at', wrongNext);
  const variantNumber = change.variantNumber ?? before?.variantNumber ?? 0;
  let {unitCents, title} = before ?? {unitCents: 0, title: {de: '', en: ''}};
  if (variantNumber !== before?.variantNumber) {
    const goods = goodsFor(account, address, variantNumber, world);
    if (!isGoods(goods)) return {account, effects: [], reply: {ok: false, refusal: {status: 422, errors: goods}}};
    unitCents = goods.priceCents;
    title = goods.title;
  }
  const [id, counted] = before === null ? takeId(account) : [before.id, account];
  const item: Onetime = {
    id,
    addressId: address.id,
    variantNumber,
    title,
    quantity,
    unitCents,
    properties: change.properties ?? before?.properties ?? [],
    nextDay: change.nextDay ?? before?.nextDay ?? nextPlannedDay(account, address.id, at),
    isCancelled: false,
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
  };
  const onetimes = before === null ? [...counted.onetimes, item] : replaced(counted.onetimes, item);
  return done(touched({...counted, onetimes}, world, at, change.commit), [id]);
}
