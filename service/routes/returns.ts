import {Hono} from 'hono';
import {returnRequestSchema} from '../../contracts/returns';
import type {ReturnRequest, WireReturn} from '../../contracts/returns';
import {endOfPeriod} from '../../contracts/working-days';
import {orderByNumber} from '../adapters/orders';
import {secretToken} from '../domain/codes';
import {dayText, isoDay} from '../domain/days';
import type {Order} from '../domain/order';
import {countedOrderNumber, lineAt, plainOrderNumber} from '../domain/order';
import {labelReference, labelUrl, lastLabelDay, returnNumber} from '../domain/return-label';
import type {ServiceEnv} from '../env';
import {compose} from '../mail/compose';
import type {Mail} from '../mail/mail';
import {returnLabelLetter, returnLetter} from '../mail/texts/returns';
import {noteHolding} from '../objects/address-index';
import {endOfReturn} from '../objects/return-desk-object';
import type {Return, ReturnRefusal} from '../objects/return-desk-object';
import type {WorkItem} from '../objects/work-list';
import type {ServiceApp, ServiceContext} from './app';
import {now, readBody, refuse} from './app';
import {overLimit, overSubjectLimit} from './over-limit';

/** Within how many days a parcel has to be posted. */
const POST_DAYS = 14;
const CARRIER = 'DHL';

/** Returns of goods. Mounted at `/v1/returns`. */
export const returns = new Hono<ServiceApp>();

returns.post('/', async (c) => {
  const body = await readBody(c, returnRequestSchema);
  if (!body.ok) return body.response;
  const {number, email} = body.data;
  const counted = countedOrderNumber(number);
  const guessed = (await overLimit(c, 'returns', null)) ?? (await overSubjectLimit(c, 'order-tracking', counted));
  if (guessed !== null) return guessed;
  const order = await orderByNumber(c.env, number, email);
  if (order === null) return refuse(c, 404, 'not_found');
  // Counted for those who know the order: a stranger cannot use up its returns.
  const limited = await overSubjectLimit(c, 'returns', counted);
  if (limited !== null) return limited;
  const id = await secretToken(c.env.LINK_SECRET, ['return', order.id, c.get('requestId')]);
  const desk = plainOrderNumber(order.number);
  const returnDesk = c.env.RETURN_DESKS.getByName(desk);
  const at = now(c);
  // Asked before: the index notes nothing of what is refused.
  const refusal = await returnDesk.refusalOf(order, body.data.items, id, at);
  if (refusal !== null) return refuseReturn(c, refusal);
  await noteHolding(c.env, email, {kind: 'return', name: desk}, endOfReturn({createdAt: at}));
  const work = workOf(c.env, await returnNumber(c.env, id), desk, at);
  const mail = await confirmationOf(c.env, order, {id, at}, body.data);
  const announced = await returnDesk.announceReturn(order, body.data, id, at, {work, mail});
  if (typeof announced === 'string') return refuseReturn(c, announced);
  return c.json(wireReturn(c.env, order, announced), 201);
});

function refuseReturn(c: ServiceContext, refusal: ReturnRefusal): Response {
  return refuse(c, refusal === 'too_late' ? 410 : 409, refusal);
}

/** Returns the service API's answer to an announced return, with its label if there is one to print. */
export function wireReturn(env: ServiceEnv, order: Order, {id, createdAt, trackingNumber}: Return): WireReturn {
  const url = labelUrl(env, order.number, id);
  return {
    id,
    createdAt: new Date(createdAt).toISOString(),
    labelUrl: url,
    carrier: url === null ? null : CARRIER,
    trackingNumber: url === null ? null : trackingNumber,
    sendBy: lastPostDay(createdAt),
  };
}

/** Returns the last day for posting a return that was announced at a moment, `2026-12-05`. */
function lastPostDay(createdAt: number): string {
  return endOfPeriod(isoDay(createdAt), POST_DAYS);
}

/** Returns the operator's items for a return: itself, and its label if the operator has to mail it. */
function workOf(
  {RETURN_LABELS}: Pick<ServiceEnv, 'RETURN_LABELS'>,
  reference: string,
  order: string,
  receivedAt: number,
): readonly WorkItem[] {
  const item = {kind: 'return', reference, order, receivedAt} as const;
  if (RETURN_LABELS !== 'by-hand') return [item];
  return [item, {...item, kind: 'return-label', reference: labelReference(reference)}];
}

/** Returns the mail about a return, with its label if there is one to print. */
async function confirmationOf(
  env: ServiceEnv,
  order: Order,
  {id, at}: {readonly id: string; readonly at: number},
  {email: to, language, items: announced}: ReturnRequest,
): Promise<Mail> {
  const items = announced.map(({line, quantity}) => {
    const goods = lineAt(order, line);
    return `${quantity} × ${[goods?.title, goods?.variantTitle].filter(Boolean).join(', ')}`;
  });
  const dated = (day: string) => dayText(Date.parse(day), language);
  const facts = {number: order.number, items, sendBy: dated(lastPostDay(at))};
  const url = labelUrl(env, order.number, id);
  const letter =
    url === null
      ? returnLetter(language, {...facts, labelBy: dated(lastLabelDay(at))})
      : returnLabelLetter(language, {...facts, labelUrl: url});
  const kind = url === null ? 'return' : 'return-label';
  return {...(await compose(letter, language)), to, language, kind, key: `${kind} ${id}`};
}
