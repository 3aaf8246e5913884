import {Hono} from 'hono';
import {html} from 'hono/html';
import {traceSchema} from '../shared/inspection-answers';
import {INSPECTION_POLICY, inspectionPage, moment} from '../shared/inspection-page';
import type {Html} from '../shared/html';
import {readExport} from './otlp';
import type {KeptSpan, KeptTrace} from './otlp';
import type {TracesObject} from './traces-object';

/** What the collector of traces needs of the worker's configuration. */
export type TracesEnv = {readonly TRACES: DurableObjectNamespace<TracesObject>};

/** Takes traces as an OpenTelemetry collector does, and shows the latest as waterfalls. Mounted at `/otlp`. */
export const traces = new Hono<{readonly Bindings: TracesEnv}>();

traces.post('/v1/traces', async (c) => {
  const received = readExport(await c.req.json().catch(() => null));
  // The protocol's `Status`: 3 is INVALID_ARGUMENT.
  if (received === null) return c.json({code: 3, message: 'no export of traces'}, 400);
  await collectorOf(c.env).receive(received);
  return c.json({partialSuccess: {}});
});

traces.get('/traces', async (c) => c.json({traces: await latest(c.env)}));

traces.get('/', async (c) => {
  c.header('Content-Security-Policy', INSPECTION_POLICY);
  return c.html(tracesPage(await latest(c.env)));
});

function collectorOf({TRACES}: TracesEnv) {
  return TRACES.getByName('collector');
}

async function latest(env: TracesEnv): Promise<readonly KeptTrace[]> {
  return (await collectorOf(env).list()).map((trace) => traceSchema.parse(JSON.parse(trace)));
}

function tracesPage(latestTraces: readonly KeptTrace[]): Html {
  return inspectionPage(
    'Traces',
    html`<p>The latest 100 requests of the shop, newest first. <a href="/otlp/traces">The same as JSON</a>.</p>
      ${latestTraces.map(waterfall)}`,
  );
}

/** The width of a waterfall, in units of its drawing. */
const WIDTH = 400;

function waterfall({startedAt, spans}: KeptTrace): Html {
  const [root] = spans;
  if (root === undefined) return html``;
  // Work may go on after the answer.
  const whole = Math.max(1, ...spans.map(({after, milliseconds}) => after + milliseconds));
  const {'http.response.status_code': status, 'document.cache': cache} = root.attributes;
  return html`<details>
    <summary>
      ${moment(startedAt)} <strong>${root.name}</strong> ${status ?? ''} ${cache ?? ''} ${String(root.milliseconds)} ms
    </summary>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Span</th>
            <th scope="col">After ms</th>
            <th scope="col">Takes ms</th>
            <th scope="col">When</th>
            <th scope="col">Says</th>
          </tr>
        </thead>
        <tbody>
          ${spans.map((span) => row(span, whole))}
        </tbody>
      </table>
    </div>
  </details>`;
}

function row({name, after, milliseconds, attributes, isFailed}: KeptSpan, whole: number): Html {
  const unit = WIDTH / whole;
  const said = Object.entries(attributes).map(([key, value]) => `${key}=${value}`);
  return html`<tr>
    <td>${name}${isFailed ? ' (failed)' : ''}</td>
    <td>${String(after)}</td>
    <td>${String(milliseconds)}</td>
    <td>
      <svg width="${WIDTH}" height="14" aria-hidden="true">
        <rect x="${after * unit}" y="1" width="${Math.max(2, milliseconds * unit)}" height="12" rx="2" />
      </svg>
    </td>
    <td>${said.join(', ')}</td>
  </tr>`;
}
