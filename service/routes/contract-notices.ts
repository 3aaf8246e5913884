import {Hono} from 'hono';
import type * as z from 'zod';
import {cancellationSchema, contactRequestSchema, withdrawalSchema} from '../../contracts/contract-notices';
import type {NoticeReceived} from '../../contracts/contract-notices';
import {writeError} from '../adapters/log';
import {orderByNumber} from '../adapters/orders';
import {isOutage} from '../adapters/upstream';
import {secretCode} from '../domain/codes';
import {namedOrderNumber} from '../domain/order';
import {compose} from '../mail/compose';
import type {Letter} from '../mail/compose';
import {cancellationLetter, contactLetter, withdrawalLetter} from '../mail/texts/contract-notices';
import type {Receipt} from '../mail/texts/contract-notices';
import {noteHolding} from '../objects/address-index';
import {endOfNotice} from '../objects/notice-object';
import type {Notice} from '../objects/notice-object';
import type {ServiceApp, ServiceContext} from './app';
import {now, readBody} from './app';
import {overLimit} from './over-limit';

/** How long a receipt waits for the platform: of the 4 s after which the shop gives the whole request up, list and mail queue may take 3. */
const PATIENCE_MS = 500;

/** Withdrawals, cancellations and messages. They are accepted whatever they name, with a receipt at once. Mounted at `/v1`. */
export const notices = new Hono<ServiceApp>();

notices.post('/withdrawals', (c) => receive(c, 'withdrawal', 'W', withdrawalSchema, withdrawalLetter));
notices.post('/cancellations', (c) => receive(c, 'cancellation', 'K', cancellationSchema, cancellationLetter));
notices.post('/contact-requests', (c) => receive(c, 'contact-request', 'N', contactRequestSchema, contactLetter));

async function receive<T extends Notice['content']>(
  c: ServiceContext,
  kind: Notice['kind'],
  prefix: string,
  schema: z.ZodType<T>,
  letterOf: (content: T, receipt: Receipt) => Letter,
): Promise<Response> {
  const body = await readBody(c, schema);
  if (!body.ok) return body.response;
  const {email, language} = body.data;
  const contract = 'contract' in body.data ? body.data.contract : undefined;
  // Without a limit of the subject: nobody may use up somebody else's right to withdraw or to cancel.
  const limited = await overLimit(c, 'notices', contract === undefined ? email : null);
  if (limited !== null) return limited;
  const reference = await secretCode(prefix, c.env.LINK_SECRET, [c.get('requestId')]);
  const receivedAt = now(c);
  const notice = {kind, content: body.data, receivedAt};
  const named = contract ?? ('orderNumber' in body.data ? body.data.orderNumber : undefined);
  const order = named === undefined ? null : namedOrderNumber(named);
  // Only a reason is worded for its owner. Every other receipt asks nobody.
  const hasReason = body.data.receipt && 'reason' in body.data && body.data.reason !== undefined;
  const isProven = hasReason && order !== null && (await isOwner(c, order, email));
  const letter = letterOf(body.data, {reference, receivedAt, isProven});
  const receipt = {...(await compose(letter, language)), to: email, language, kind, key: `${kind} ${reference}`};
  const followUp = {work: [{kind, reference, order, receivedAt}], mail: body.data.receipt ? receipt : null};
  await noteHolding(c.env, email, {kind: 'notice', name: reference}, endOfNotice(notice));
  const firstReceivedAt = await c.env.NOTICES.getByName(reference).takeIn(notice, reference, followUp);
  const received: NoticeReceived = {reference, receivedAt: new Date(firstReceivedAt).toISOString()};
  return c.json(received, 201);
}

/** Tells whether the address is that of the order; `false` after a failure and for a late answer, so that the statement is stored in any case. */
async function isOwner(c: ServiceContext, order: string, email: string): Promise<boolean> {
  const isKnown = orderByNumber(c.env, order, email).then(
    (found) => found !== null,
    (error: unknown) => {
      if (!isOutage(error)) writeError(error);
      return false;
    },
  );
  const isLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
  return await Promise.race([isKnown, isLate]);
}
