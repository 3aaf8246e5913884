import {emailOfOrder} from '../adapters/orders';
import {addressName} from '../domain/address-name';
import type {CaseSubject} from '../domain/case-subject';
import type {ServiceEnv} from '../env';
import {workListOf} from '../objects/work-list';

/**
 * Finds the addresses of a case: a typed address, that of a notice or of a gift that was given up, or those of an order and the notices that name it.
 *
 * @returns each address once, in lower case; none for an unknown case
 * @throws {UpstreamError} if the platform has to be asked for an order and does not answer
 */
export async function emailsOf(env: ServiceEnv, subject: CaseSubject): Promise<readonly string[]> {
  switch (subject.kind) {
    case 'email':
      return [addressName(subject.email)];
    case 'notice':
      return ofNotice(env, subject.reference);
    case 'gift':
      return ofGift(env, subject.reference);
    case 'return': {
      const order = (await workListOf(env).find(subject.reference))?.order ?? null;
      return order === null ? [] : ofOrder(env, order);
    }
    case 'order':
      return ofOrder(env, subject.number);
  }
}

async function ofNotice(env: ServiceEnv, reference: string): Promise<readonly string[]> {
  const notice = await env.NOTICES.getByName(reference).read();
  return notice === null ? [] : [addressName(notice.content.email)];
}

async function ofGift(env: ServiceEnv, reference: string): Promise<readonly string[]> {
  const voucher = (await workListOf(env).find(reference))?.voucher;
  if (voucher === undefined) return [];
  const data = await env.GIFT_VOUCHERS.getByName(voucher).personalData();
  return data === null || data.givenUp === null ? [] : [addressName(data.givenUp.redemption.email)];
}

async function ofOrder(env: ServiceEnv, number: string): Promise<readonly string[]> {
  const [owner, items] = await Promise.all([emailOfOrder(env, number), workListOf(env).ofOrder(number)]);
  const notices = items.filter(({kind}) => kind !== 'return' && kind !== 'return-label');
  const others = await Promise.all(notices.map(({reference}) => ofNotice(env, reference)));
  return [...new Set([...(owner === null ? [] : [addressName(owner)]), ...others.flat()])];
}
