import {Hono} from 'hono';
import {newsletterRequestSchema} from '../../contracts/newsletter';
import {addressName} from '../domain/address-name';
import type {LinkSubject} from '../domain/link-token';
import type {ServiceApp, ServiceContext} from './app';
import {now, readBody, refuse} from './app';
import {overLimit} from './over-limit';
import {answerConfirmation, linkOf} from './signed-link';

/** Newsletter, espresso course and raffle. Mounted at `/v1/newsletter`. */
export const newsletter = new Hono<ServiceApp>();

newsletter.post('/subscriptions', async (c) => {
  const body = await readBody(c, newsletterRequestSchema);
  if (!body.ok) return body.response;
  const address = addressName(body.data.email);
  const limited = await overLimit(c, 'newsletter', address);
  if (limited !== null) return limited;
  const state = await c.env.NEWSLETTER.getByName(address).request(body.data, c.get('requestId'), now(c));
  if (state === 'confirmation_sent') return c.json({state}, 202);
  // Specification, section 8, "Newsletter": the German page names the reason, the English one does not.
  return refuse(c, 409, body.data.language === 'de' ? 'already_subscribed' : 'not_subscribed');
});

newsletter.post('/confirmations', async (c) => {
  const link = await linkOf(c, 'newsletter-confirm');
  if (!link.ok) return link.response;
  const confirmation = await subscriberOf(c, link.data).confirm(link.data.nonce, now(c));
  return answerConfirmation(c, confirmation);
});

newsletter.post('/unsubscriptions', async (c) => {
  const link = await linkOf(c, 'newsletter-unsubscribe');
  if (!link.ok) return link.response;
  const ended = await subscriberOf(c, link.data).unsubscribe(now(c));
  return ended === null ? refuse(c, 404, 'unknown') : c.json(ended);
});

function subscriberOf({env}: ServiceContext, {objectId}: LinkSubject) {
  return env.NEWSLETTER.get(env.NEWSLETTER.idFromString(objectId));
}
