import {Hono} from 'hono';
import type {Context} from 'hono';
import type * as z from 'zod';
import {INSPECTION_POLICY, INSPECTION_STYLESHEET} from '../shared/inspection-page';
import {now} from '../shared/clock';
import {outboxOf} from '../shared/mail';
import type {MailEnv} from '../shared/mail';
import type {outboxMessageSchema} from './answers';
import {linksOf} from './links';
import type {OutboxMessage, MessageFilter} from './message';
import {messagePage, outboxPage} from './pages';

type OutboxEnv = MailEnv & {readonly EMULATOR_ORIGIN: string};
type App = {readonly Bindings: OutboxEnv};

/** The outbox, for people and for tests. Mounted at `/mail`. */
export const outbox = new Hono<App>();

outbox.use(async (c, next) => {
  await outboxOf(c.env).release(now(c.env));
  await next();
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', INSPECTION_POLICY);
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store');
  c.header('Referrer-Policy', 'no-referrer');
});

outbox.get('/', async (c) => {
  const filter = filterOf(c);
  return c.html(outboxPage(await outboxOf(c.env).list(filter), filter));
});

outbox.get('/style.css', (c) => {
  c.header('Cache-Control', 'public, max-age=300');
  return c.body(INSPECTION_STYLESHEET, 200, {'Content-Type': 'text/css; charset=utf-8'});
});

outbox.get('/messages', async (c) => {
  const messages = await outboxOf(c.env).list(filterOf(c));
  return c.json({messages: messages.map(wireMessage)});
});

outbox.delete('/messages', async (c) => {
  await outboxOf(c.env).clear();
  return c.body(null, 204);
});

outbox.get('/messages/:id{[0-9]{1,12}}', async (c) => {
  const message = await messageOf(c);
  return message === null ? notFound(c) : c.json(wireMessage(message));
});

outbox.get('/messages/:id{[0-9]{1,12}}/html', async (c) => {
  const message = await messageOf(c);
  if (message === null) return notFound(c);
  // What stands in a mail may show itself and be clicked, no more: also when it is opened outside the frame.
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'unsafe-inline'; img-src ${c.env.EMULATOR_ORIGIN} data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
  );
  return c.html(message.html);
});

outbox.get('/:id{[0-9]{1,12}}', async (c) => {
  const message = await messageOf(c);
  return message === null ? notFound(c) : c.html(messagePage(message));
});

function notFound(c: Context<App>) {
  return c.json({error: {code: 'not_found'}}, 404);
}

function messageOf(c: Context<App>): Promise<OutboxMessage | null> {
  return outboxOf(c.env).read(Number(c.req.param('id')));
}

function filterOf(c: Context<App>): MessageFilter {
  const part = (name: string) => {
    const value = c.req.query(name)?.trim();
    return value === '' ? undefined : value;
  };
  return {to: part('to'), kind: part('kind'), language: part('language')};
}

/** A mail as JSON, with the links of its text, so that tests need not look for them. */
function wireMessage({sentAt, ...message}: OutboxMessage): z.output<typeof outboxMessageSchema> {
  return {...message, sentAt: new Date(sentAt).toISOString(), links: linksOf(message.text)};
}
