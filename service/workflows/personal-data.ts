import type {GiftRedemption} from '../../contracts/gift-subscription';
import type {PersonalData, PersonalDataErasure, PersonalDataExport} from '../../contracts/personal-data';
import {LIMITS} from '../config/limits';
import {addressName} from '../domain/address-name';
import {plainCode} from '../domain/codes';
import {keptOf} from '../domain/kept-data';
import {labelUrl} from '../domain/return-label';
import {subjectLimit} from '../domain/subject-limit';
import type {ServiceEnv} from '../env';
import type {Holding, HoldingKind} from '../objects/address-index';
import type {Voucher, VoucherData} from '../objects/gift-voucher-object';
import {mailQueueName} from '../objects/mail-queue';
import {isBusinessLetter} from '../objects/notice-object';
import {workListOf} from '../objects/work-list';

type Erased = PersonalDataErasure['erased'];

/** Reads all data that the service's objects hold of an address. */
export async function readPersonalData(env: ServiceEnv, email: string): Promise<PersonalData> {
  const address = addressName(email);
  const named = namesOf(await env.ADDRESS_INDEX.getByName(address).holdings());
  const [newsletter, reviews, limits] = await Promise.all([
    env.NEWSLETTER.getByName(address).personalData(),
    env.REVIEWS.getByName('shop').personalData(address),
    limitsOf(env, address),
  ]);
  const [notices, noticeMails, returns, returnMails, backInStock] = await Promise.all([
    each(named('notice'), (name) => noticeOf(env, name)),
    each(named('notice'), (name) => env.NOTICES.getByName(name).mailsTo(address)),
    each(named('return'), (name) => returnsOf(env, name)),
    each(named('return'), (name) => env.RETURN_DESKS.getByName(name).mailsTo(address)),
    each(named('stock-request'), (name) => env.STOCK_WATCHES.getByName(name).personalData(address)),
  ]);
  const [givers, recipients, savedCarts, requests] = await Promise.all([
    each(named('gift-giver'), (name) => givenOf(env, name)),
    each(named('gift-recipient'), (name) => redeemedOf(env, name, address)),
    each(named('saved-cart'), (name) => cartOf(env, name)),
    each(named('request'), (name) => requestOf(env, name)),
  ]);
  const giftVouchers = [...givers, ...recipients];
  // Last: a mail that goes to the queue meanwhile is in both, otherwise it would be in none.
  const queued = await env.MAIL_QUEUE.getByName(mailQueueName(address)).personalData(address);
  const all = [...noticeMails, ...returnMails, ...queued];
  const mails = [...new Map(all.map(({key, ...mail}) => [key, mail] as const)).values()];
  return {newsletter, notices, returns, reviews, backInStock, giftVouchers, savedCarts, mails, requests, limits};
}

/** Exports the data of an address, with those that an erasure would keep. `at` in milliseconds since 1970. */
export async function exportPersonalData(env: ServiceEnv, email: string, at: number): Promise<PersonalDataExport> {
  const data = await readPersonalData(env, email);
  return {email, exportedAt: moment(at), data, kept: keptOf(data)};
}

/**
 * Erases the data of an address, and returns how many of each kind there were. Data that the law keeps stay, with their entries in the index. It
 * may be repeated after an interruption, because the index is erased last.
 *
 * @param at milliseconds since 1970
 * @throws {UpstreamError} if a redemption has to be finished first and cannot be
 */
export async function erasePersonalData(env: ServiceEnv, email: string, at: number): Promise<PersonalDataErasure> {
  const before = await readPersonalData(env, email);
  const erased = await eraseAll(env, email);
  const giftVouchers = await each(before.giftVouchers, (voucher) => finishedOf(env, voucher, at));
  return {email, erasedAt: moment(at), erased, kept: keptOf({...before, giftVouchers})};
}

/**
 * Returns a voucher as an erasure has left it. Nothing is kept of one whose redemption the erasure finished without a result, or with another
 * person's, which took the place of this one or came before it.
 */
async function finishedOf(
  env: ServiceEnv,
  voucher: PersonalData['giftVouchers'][number],
  at: number,
): Promise<PersonalData['giftVouchers']> {
  const {code, redemption, isPending} = voucher;
  if (redemption === null || !isPending) return [voucher];
  const object = env.GIFT_VOUCHERS.getByName(plainCode(code));
  const isUsed = (await object.refusalOf(redemption, at)) === 'used';
  const isNobodys = (await object.personalData())?.redemption === null;
  return isUsed && isNobodys ? [{...voucher, isPending: false}] : [];
}

async function eraseAll(env: ServiceEnv, email: string): Promise<Erased> {
  const address = addressName(email);
  const index = env.ADDRESS_INDEX.getByName(address);
  const holdings = await index.holdings();
  const named = namesOf(holdings);
  // First: what is dropped with a message is counted, too.
  const noticeMails = await each(named('notice'), (name) => env.NOTICES.getByName(name).eraseMails(address));
  const erased = {
    newsletter: Number(await env.NEWSLETTER.getByName(address).erase()),
    notices: await sum(named('notice'), (name) => eraseNotice(env, name)),
    returns: await sum(named('return'), (name) => env.RETURN_DESKS.getByName(name).eraseReasons()),
    reviews: await env.REVIEWS.getByName('shop').erase(address),
    backInStock: await sum(named('stock-request'), (name) => env.STOCK_WATCHES.getByName(name).erase(address)),
    giftVouchers:
      (await sum(named('gift-giver'), (name) => env.GIFT_VOUCHERS.getByName(name).eraseGiver())) +
      (await sum(named('gift-recipient'), (name) => env.GIFT_VOUCHERS.getByName(name).eraseRecipient(address))),
    savedCarts: await sum(named('saved-cart'), (name) => env.SAVED_CARTS.getByName(name).erase()),
    requests: await sum(named('request'), (name) => env.IDEMPOTENCY.getByName(name).erase()),
    limits: await sum(limitNames(address), (name) => env.LIMITS.getByName(name).erase()),
    // Last: finishing a redemption sends a mail.
    mails: new Set([
      ...noticeMails,
      ...(await each(named('return'), (name) => env.RETURN_DESKS.getByName(name).eraseMails(address))),
      ...(await env.MAIL_QUEUE.getByName(mailQueueName(address)).erase(address)),
    ]).size,
  };
  await index.forget(await each(holdings, async (holding) => ((await isKept(env, holding)) ? [] : [holding])));
  return erased;
}

async function eraseNotice(env: ServiceEnv, reference: string): Promise<boolean> {
  const wasErased = await env.NOTICES.getByName(reference).erase();
  if (wasErased) await workListOf(env).drop(reference);
  return wasErased;
}

async function isKept(env: ServiceEnv, {kind, name}: Holding): Promise<boolean> {
  if (kind === 'return') return (await env.RETURN_DESKS.getByName(name).returns()).length > 0;
  if (kind !== 'notice') return false;
  const notice = await env.NOTICES.getByName(name).read();
  return notice !== null && isBusinessLetter(notice);
}

async function noticeOf(env: ServiceEnv, reference: string): Promise<PersonalData['notices']> {
  const notice = await env.NOTICES.getByName(reference).read();
  return notice === null ? [] : [{...notice, reference, receivedAt: moment(notice.receivedAt)}];
}

async function returnsOf(env: ServiceEnv, order: string): Promise<PersonalData['returns']> {
  const returns = await env.RETURN_DESKS.getByName(order).returns();
  return returns.map(({id, createdAt, items, reason, trackingNumber: reference}) => {
    const url = labelUrl(env, order, id);
    const trackingNumber = url === null ? null : reference;
    const announced = {order, reference, trackingNumber, labelUrl: url, createdAt: moment(createdAt)};
    return {...announced, reason: reason ?? null, items: [...items]};
  });
}

async function givenOf(env: ServiceEnv, name: string): Promise<PersonalData['giftVouchers']> {
  const known = await env.GIFT_VOUCHERS.getByName(name).personalData();
  return known === null ? [] : [giftData(known.voucher, 'giver', {})];
}

/** Leaves out a voucher that somebody else has redeemed: this address only tried to. */
async function redeemedOf(env: ServiceEnv, name: string, address: string): Promise<PersonalData['giftVouchers']> {
  const known = await env.GIFT_VOUCHERS.getByName(name).personalData();
  if (known === null) return [];
  const {voucher, redemption, isPending, earlier, givenUp} = known;
  const isOwn = (each: GiftRedemption | null) => each !== null && addressName(each.email) === address;
  const own = [redemption, ...earlier].find(isOwn) ?? null;
  return [
    ...(own === null ? [] : [giftData(voucher, 'recipient', {redemption: own, isPending})]),
    ...(givenUp !== null && isOwn(givenUp.redemption)
      ? [giftData(voucher, 'recipient', {redemption: givenUp.redemption, givenUp})]
      : []),
  ];
}

function giftData(
  {code, deliveries, expiresAt, senderName, message}: Voucher,
  role: PersonalData['giftVouchers'][number]['role'],
  {redemption = null, isPending = false, givenUp: given = null}: Partial<Omit<VoucherData, 'voucher' | 'earlier'>>,
): PersonalData['giftVouchers'][number] {
  const givenUp = given && {reference: given.reference, at: moment(given.at), why: given.why};
  return {code, role, deliveries, expiresAt: moment(expiresAt), senderName, message, redemption, isPending, givenUp};
}

async function cartOf(env: ServiceEnv, token: string): Promise<PersonalData['savedCarts']> {
  const cart = await env.SAVED_CARTS.getByName(token).read();
  return cart === null ? [] : [{...cart, savedAt: moment(cart.savedAt)}];
}

async function requestOf(env: ServiceEnv, path: string): Promise<PersonalData['requests']> {
  const answer = await env.IDEMPOTENCY.getByName(path).answer();
  return answer === null ? [] : [{path, ...answer}];
}

function limitsOf(env: ServiceEnv, address: string): Promise<PersonalData['limits']> {
  return each(limitNames(address), async (name) => {
    const taken = await env.LIMITS.getByName(name).taken();
    return taken.length === 0 ? [] : [{name, at: taken.map(moment)}];
  });
}

function limitNames(address: string): readonly string[] {
  return Object.keys(LIMITS).map((name) => subjectLimit(name, address));
}

function namesOf(holdings: readonly Holding[]): (kind: HoldingKind) => readonly string[] {
  return (kind) => holdings.filter((holding) => holding.kind === kind).map(({name}) => name);
}

async function each<T, R>(things: readonly T[], read: (thing: T) => Promise<readonly R[]>): Promise<R[]> {
  return (await Promise.all(things.map(read))).flat();
}

async function sum(names: readonly string[], erase: (name: string) => Promise<number | boolean>): Promise<number> {
  const counts = await Promise.all(names.map(erase));
  return counts.reduce<number>((total, count) => total + Number(count), 0);
}

function moment(at: number): string {
  return new Date(at).toISOString();
}
