import {Hono} from 'hono';
import {cors} from 'hono/cors';
import {html} from 'hono/html';
import * as z from 'zod';
import type {ClockEnv} from '../shared/clock';
import {now} from '../shared/clock';
import {INSPECTION_POLICY, inspectionPage, moment} from '../shared/inspection-page';
import {readEnvelope} from './envelope';
import type {EnvelopeItem} from './envelope';
import type {ErrorSinkObject, Report} from './error-sink-object';

/** What the error sink needs of the worker's configuration. */
export type ErrorSinkEnv = ClockEnv & {readonly ERROR_SINK: DurableObjectNamespace<ErrorSinkObject>};

const MAX_BYTES = 1_000_000;
const MAX_SUMMARY = 300;

const eventSchema = z.looseObject({
  message: z.string().optional(),
  exception: z
    .looseObject({values: z.array(z.looseObject({type: z.string().nullish(), value: z.string().nullish()})).optional()})
    .optional(),
});

/** Takes Sentry envelopes and shows them. Mounted at `/sentry`. */
export const errorSink = new Hono<{readonly Bindings: ErrorSinkEnv}>();

errorSink.use('/api/*', cors({origin: '*', allowMethods: ['POST', 'OPTIONS'], maxAge: 86_400}));

errorSink.post('/api/:project{[0-9]{1,20}}/envelope/', async (c) => {
  const auth = c.req.query('sentry_key') ?? /sentry_key=(\w+)/.exec(c.req.header('X-Sentry-Auth') ?? '')?.[1];
  if (auth === undefined) return c.json({detail: 'missing authorization information'}, 401);
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  if (bytes.length > MAX_BYTES) return c.json({detail: 'envelope exceeded size limits'}, 413);
  const envelope = readEnvelope(bytes);
  if (envelope === null) return c.json({detail: 'invalid event envelope'}, 400);
  const items = envelope.items.map((item) => ({
    type: item.type,
    bytes: item.bytes,
    summary: summaryOf(item),
    payload: JSON.stringify(item.payload),
  }));
  await sinkOf(c.env).receive(c.req.param('project'), envelope.eventId, items, now(c.env));
  return c.json({id: envelope.eventId});
});

errorSink.get('/events', async (c) => {
  const reports = await sinkOf(c.env).list(c.req.query('type') ?? null);
  return c.json({events: reports.map(wireReport)});
});

errorSink.delete('/events', async (c) => {
  await sinkOf(c.env).clear();
  return c.body(null, 204);
});

errorSink.get('/', async (c) => {
  c.header('Content-Security-Policy', INSPECTION_POLICY);
  return c.html(listPage(await sinkOf(c.env).list(null)));
});

errorSink.get('/:id{[0-9]{1,12}}', async (c) => {
  const report = await sinkOf(c.env).read(Number(c.req.param('id')));
  if (report === null) return c.json({error: {code: 'not_found'}}, 404);
  c.header('Content-Security-Policy', INSPECTION_POLICY);
  const payload = JSON.stringify(JSON.parse(report.payload), null, 2);
  return c.html(
    inspectionPage(
      report.summary,
      html`<p>${moment(report.receivedAt)}</p>
        <pre>${payload}</pre>`,
    ),
  );
});

function sinkOf({ERROR_SINK}: ErrorSinkEnv) {
  return ERROR_SINK.getByName('sink');
}

/** What an item is about in one line: the last exception, which is the one that was thrown, or the message. */
function summaryOf({type, payload}: EnvelopeItem): string {
  const event = eventSchema.safeParse(payload);
  if (!event.success) return type;
  const thrown = event.data.exception?.values?.at(-1);
  const text = thrown ? [thrown.type, thrown.value].filter(Boolean).join(': ') : (event.data.message ?? type);
  return text.slice(0, MAX_SUMMARY);
}

function wireReport({receivedAt, payload, ...report}: Report) {
  const parsed: unknown = JSON.parse(payload);
  return {...report, receivedAt: new Date(receivedAt).toISOString(), payload: parsed};
}

function listPage(reports: readonly Report[]) {
  return inspectionPage(
    'Errors',
    html`<p>Sentry envelopes, newest first. <a href="/sentry/events">The same as JSON</a>.</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Received (UTC)</th>
              <th scope="col">Project</th>
              <th scope="col">Type</th>
              <th scope="col">What</th>
              <th scope="col">Bytes</th>
            </tr>
          </thead>
          <tbody>
            ${reports.map(
              ({id, receivedAt, project, type, summary, bytes}) =>
                html`<tr>
                  <td>${moment(receivedAt)}</td>
                  <td>${project}</td>
                  <td>${type}</td>
                  <td><a href="/sentry/${id}">${summary}</a></td>
                  <td>${bytes}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`,
  );
}
