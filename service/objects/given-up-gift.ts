import type {GiftRedemption} from '../../contracts/gift-subscription';
import type {PersonalData} from '../../contracts/personal-data';
import {writeError, writeFault} from '../adapters/log';
import type {Variables} from '../config/env';
import {RETENTION} from '../config/retention';
import {plainCode, secretCode} from '../domain/codes';
import {endOf} from '../domain/retention';
import {wakeBy} from './alarm';
import {wakeSoon} from './alarm-retry';
import {workListOf} from './work-list';
import type {WorkListEnv} from './work-list';

/** The worker's configuration that the list of redemptions which were given up needs. */
export type GivenUpEnv = WorkListEnv & Pick<Variables, 'LINK_SECRET'>;

/** Why a redemption was given up. */
type Why = NonNullable<PersonalData['giftVouchers'][number]['givenUp']>['why'];

/** A redemption that was given up: its recipient was promised a mail, so a person writes to them. */
export type GivenUpGift = {
  /** Its number on the operator's list. It names neither code nor recipient. */
  readonly reference: string;
  readonly redemption: GiftRedemption;
  /** When the redemption came in, in milliseconds since 1970. */
  readonly at: number;
  readonly why: Why;
  readonly isListed: boolean;
};

type Storage = Pick<DurableObjectStorage, 'kv' | 'getAlarm' | 'setAlarm'>;

const GIVEN_UP = 'given-up';
/** How long to wait after the list did not answer. */
const AGAIN_MS = 60_000;

/** Returns the number of a voucher on the operator's list, the same whenever it is given up. */
export function giftReference({LINK_SECRET}: Pick<Variables, 'LINK_SECRET'>, code: string): Promise<string> {
  return secretCode('G', LINK_SECRET, [plainCode(code)]);
}

/** Returns the redemption that was given up; `null` for none. */
export function givenUpOf({kv}: Pick<Storage, 'kv'>): GivenUpGift | null {
  return kv.get<GivenUpGift>(GIVEN_UP) ?? null;
}

/** A redemption, as far as it is kept. */
type Tried = {readonly redemption: GiftRedemption | null; readonly at: number} | null;

/** Gives a redemption up that was refused when nobody waited for it any more: a fault, and the object's alarm lists it. */
export async function giveUpRefused(
  storage: Storage,
  tried: Tried,
  about: Pick<GivenUpGift, 'reference' | 'why'>,
): Promise<void> {
  writeFault('work-given-up', {what: 'gift', reference: about.reference});
  keepGivenUp(storage, tried, about);
  await wakeSoon(storage);
}

/** Stores that a redemption is given up, in the place of an earlier one. Does nothing where nobody is known to write to. */
export function keepGivenUp(
  {kv}: Pick<Storage, 'kv'>,
  tried: Tried,
  about: Pick<GivenUpGift, 'reference' | 'why'>,
): void {
  if (tried === null || tried.redemption === null) return;
  const {redemption, at} = tried;
  kv.put<GivenUpGift>(GIVEN_UP, {...about, redemption, at, isListed: false});
}

/** Drops the redemption that was given up, with its item on the operator's list. */
export async function dropGivenUp({kv}: Pick<Storage, 'kv'>, env: WorkListEnv): Promise<void> {
  const gift = givenUpOf({kv});
  if (gift === null) return;
  await workListOf(env).drop(gift.reference);
  kv.delete(GIVEN_UP);
}

/**
 * Brings the operator's list up to date with the redemption that was given up, in an object's alarm: lists it, open, until the voucher is redeemed
 * or the data have to be dropped. If the list does not answer, the alarm is set again.
 *
 * @param code the voucher's
 */
export async function reconcileGivenUp(
  storage: Storage,
  env: WorkListEnv,
  code: string,
  isRedeemed: boolean,
): Promise<void> {
  const gift = givenUpOf(storage);
  if (gift === null) return;
  const end = endOf(RETENTION.giftRedemption.period, gift.at);
  if (end <= Date.now()) {
    // Its item ends at the same time.
    storage.kv.delete(GIVEN_UP);
    return;
  }
  await wakeBy(storage, end);
  try {
    if (isRedeemed) await dropGivenUp(storage, env);
    else if (!gift.isListed) await list(storage, env, {...gift, code, end});
  } catch (error) {
    writeError(error);
    await wakeBy(storage, Date.now() + AGAIN_MS);
  }
}

async function list(
  {kv}: Pick<Storage, 'kv'>,
  env: WorkListEnv,
  {reference, at: receivedAt, code, end}: GivenUpGift & {readonly code: string; readonly end: number},
): Promise<void> {
  // An item of an earlier attempt may be marked as done.
  await workListOf(env).drop(reference);
  await workListOf(env).add({kind: 'gift', reference, order: null, receivedAt, voucher: plainCode(code)}, end);
  const gift = givenUpOf({kv});
  // It may have been erased meanwhile.
  if (gift === null) await workListOf(env).drop(reference);
  else kv.put<GivenUpGift>(GIVEN_UP, {...gift, isListed: true});
}
