import {Hono} from 'hono';
import {cors} from 'hono/cors';
import {html} from 'hono/html';
import * as z from 'zod';
import type {ClockEnv} from '../shared/clock';
import {now} from '../shared/clock';
import {INSPECTION_POLICY, inspectionPage, moment} from '../shared/inspection-page';
import {jsonOf} from '../shared/json';
import type {AnalyticsObject, Collected} from './analytics-object';
import {tagManagerScript} from './tag-manager-script';

/** What the analytics host needs of the worker's configuration. */
export type AnalyticsEnv = ClockEnv & {readonly ANALYTICS: DurableObjectNamespace<AnalyticsObject>};

const MAX_CHARACTERS = 64 * 1024;
const CONTAINER = /^GTM-[A-Z0-9]{4,12}$/;

const collectedSchema = z.object({
  container: z.string().regex(CONTAINER),
  page: z.string().max(2000),
  kind: z.enum(['consent', 'event']),
  name: z.string().min(1).max(200),
  data: z.unknown(),
});

/** The first-party host of the tag manager: its script, where it reports to, and what it reported. Mounted at `/`. */
export const analytics = new Hono<{readonly Bindings: AnalyticsEnv}>();

analytics.get('/gtm.js', (c) => {
  const id = c.req.query('id') ?? '';
  if (!CONTAINER.test(id)) return c.text('Not found', 404);
  return c.body(tagManagerScript(id), 200, {
    'Content-Type': 'application/javascript; charset=utf-8',
    'Cache-Control': 'private, max-age=900',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});

analytics.use('/collect', cors({origin: '*', allowMethods: ['POST', 'OPTIONS'], maxAge: 86_400}));

analytics.post('/collect', async (c) => {
  const text = await c.req.text();
  if (text.length > MAX_CHARACTERS) return c.json({error: {code: 'too_large'}}, 413);
  const body = collectedSchema.safeParse(jsonOf(text));
  if (!body.success) return c.json({error: {code: 'invalid'}}, 400);
  const {data, ...rest} = body.data;
  await booksOf(c.env).collect({...rest, data: JSON.stringify(data ?? null), receivedAt: now(c.env)});
  return c.body(null, 204);
});

analytics.get('/analytics', async (c) => {
  c.header('Content-Security-Policy', INSPECTION_POLICY);
  return c.html(listPage(await booksOf(c.env).list(null)));
});

analytics.get('/analytics/events', async (c) => {
  const collected = await booksOf(c.env).list(c.req.query('name') ?? null);
  return c.json({events: collected.map(wireCollected)});
});

analytics.delete('/analytics/events', async (c) => {
  await booksOf(c.env).clear();
  return c.body(null, 204);
});

function booksOf({ANALYTICS}: AnalyticsEnv) {
  return ANALYTICS.getByName('analytics');
}

function wireCollected({receivedAt, data, ...collected}: Collected) {
  const parsed: unknown = JSON.parse(data);
  return {...collected, receivedAt: new Date(receivedAt).toISOString(), data: parsed};
}

function listPage(collected: readonly Collected[]) {
  return inspectionPage(
    'Analytics',
    html`<p>
        Consent states and events of the tag manager, newest first. <a href="/analytics/events">The same as JSON</a>.
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Received (UTC)</th>
              <th scope="col">Container</th>
              <th scope="col">Page</th>
              <th scope="col">Kind</th>
              <th scope="col">Name</th>
              <th scope="col">Data</th>
            </tr>
          </thead>
          <tbody>
            ${collected.map(
              ({receivedAt, container, page, kind, name, data}) =>
                html`<tr>
                  <td>${moment(receivedAt)}</td>
                  <td>${container}</td>
                  <td>${page}</td>
                  <td>${kind}</td>
                  <td>${name}</td>
                  <td><code>${data}</code></td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`,
  );
}
