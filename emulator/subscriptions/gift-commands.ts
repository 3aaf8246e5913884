import type {Account, Address, Charge, Onetime, PostalAddress} from './account';
import {takeId} from './account';
import {wrongPostal} from './address-commands';
import {commandCharge} from './charge-commands';
import {planCharges} from './plan-charges';
import type {Outcome} from './refusal';
import {done, invalid, missing} from './refusal';
import type {World} from './world';

/** Gives the next delivery of items to somebody else. */
export type GiftCommand = {
  readonly kind: 'skip-gift';
  readonly itemIds: readonly number[];
  readonly recipient: PostalAddress;
  readonly recipientEmail: string;
};

/** Gives items away once: they come to the other address, paid for as always, and the own delivery leaves them out. */
export function commandGift(account: Account, command: GiftCommand, world: World, at: number): Outcome {
  const wrong = wrongPostal(command.recipient);
  if (wrong !== null) return invalid(account, wrong.field, wrong.message);
  const charge = account.charges.find(
    ({status, lines}) => status === 'queued' && command.itemIds.some((id) => lines.some(({itemId}) => itemId === id)),
  );
  if (charge === undefined) return missing(account);
  const skipped = commandCharge(account, {kind: 'skip', chargeId: charge.id, itemIds: command.itemIds}, world, at);
  if (!skipped.reply.ok) return {...skipped, account};
  const {account: next, ids} = giftItems(skipped.account, charge, command, at);
  const {firstName} = account.customer;
  const notice = {kind: 'gifted', to: command.recipientEmail, day: charge.day, giver: firstName} as const;
  return done(planCharges(next, world, at, 'keep'), ids, [
    ...skipped.effects,
    {kind: 'mail', key: `gifted-${ids.join('-')}`, at, notice},
  ]);
}

function giftItems(account: Account, charge: Charge, command: GiftCommand, at: number) {
  const [addressId, counted] = takeId(account);
  const address: Address = {
    id: addressId,
    postal: command.recipient,
    paymentMethodId: charge.paymentMethodId,
    discountCodes: [],
    isGift: true,
    recipientEmail: command.recipientEmail,
    createdAt: at,
    updatedAt: at,
  };
  let current: Account = {...counted, addresses: [...counted.addresses, address]};
  const ids: number[] = [];
  for (const {itemId, variantNumber, title, quantity, unitCents, properties} of charge.lines) {
    if (!command.itemIds.includes(itemId)) continue;
    const [id, next] = takeId(current);
    const gift: Onetime = {
      id,
      addressId,
      variantNumber,
      title,
      quantity,
      unitCents,
      properties,
      nextDay: charge.day,
      isCancelled: false,
      createdAt: at,
      updatedAt: at,
    };
    current = {...next, onetimes: [...next.onetimes, gift]};
    ids.push(id);
  }
  return {account: current, ids};
}
