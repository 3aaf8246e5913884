import {randomHex} from '../runtime/digest.server';
import {hostedFetch} from '../runtime/hosted-fetch.server';
import {createTracer, type RunSpan, type Span, type SpanAttributes} from '../runtime/tracer.server';
import {withTimeout} from '../runtime/with-timeout.server';

type Options = Omit<Destination, 'url'> & {
  /** Where traces are sent; `undefined` for nowhere. */
  readonly url: string | undefined;
  /** The runtime's own tracing, where it has one. */
  readonly native: Parameters<typeof createTracer>[0]['native'];
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** The trace of one request. `run` runs an operation inside a span; `end` receives the root span and exports the trace. */
type RequestTrace = {readonly run: RunSpan; readonly end: ((root: Span) => void) | null};

/** Begins the trace of one request, for the platform's tracing and for a collector if one is configured. */
export function beginTrace({url, native, waitUntil, ...resource}: Options): RequestTrace {
  const {run, ended} = createTracer({clock: Date.now, native, keepsSpans: url !== undefined});
  if (url === undefined) return {run, end: null};
  const id = randomHex(16);
  return {run, end: (root) => waitUntil(exportTrace({url, ...resource}, {id, root, children: ended()}))};
}

type Destination = {
  /** Where traces are sent: the whole address of an OTLP collector, such as `https://collector.example/v1/traces`. */
  readonly url: string;
  readonly environment: string;
  /** The build that runs. */
  readonly version: string;
};

const EXPORT_TIMEOUT_MS = 2_000;

/** Sends the trace of one request to an OpenTelemetry collector. Never rejects: a failed export must not affect the request. */
async function exportTrace({url, environment, version}: Destination, trace: Trace): Promise<void> {
  const body = JSON.stringify(otlpTraces(trace, {name: 'lichtung-shop', version, environment}));
  const sent = hostedFetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body,
    redirect: 'manual',
  });
  await withTimeout(
    {milliseconds: EXPORT_TIMEOUT_MS, onTimeout: () => undefined},
    sent.then((response) => response.body?.cancel()).catch(() => undefined),
  );
}

/** The pieces of work of one request. */
export type Trace = {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** The whole request. */
  readonly root: Span;
  /** What the request waited for. */
  readonly children: readonly Span[];
};

/** Who made a trace. */
type Resource = {readonly name: string; readonly version: string; readonly environment: string};

/** `SpanKind` and `StatusCode` of the protocol. */
const SERVER = 2;
const CLIENT = 3;
const ERROR = 2;

/**
 * Returns a trace as the body of an OTLP export over HTTP, in its JSON form. Source: OpenTelemetry Protocol 1.10, "JSON Protobuf
 * encoding" (ids in hexadecimal, 64-bit numbers as text, enumerations as numbers).
 */
export function otlpTraces({id, root, children}: Trace, {name, version, environment}: Resource) {
  const idOf = (index: number) => (index + 1).toString(16).padStart(16, '0');
  const spanOf = (span: Span, index: number) => ({
    traceId: id,
    spanId: idOf(index),
    ...(index > 0 && {parentSpanId: idOf(0)}),
    name: span.name,
    kind: index === 0 ? SERVER : CLIENT,
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.endedAt),
    attributes: attributesOf(span.attributes),
    status: span.isFailed ? {code: ERROR} : {},
  });
  const resource = {'service.name': name, 'service.version': version, 'deployment.environment.name': environment};
  return {
    resourceSpans: [
      {
        resource: {attributes: attributesOf(resource)},
        scopeSpans: [{scope: {name, version}, spans: [root, ...children].map(spanOf)}],
      },
    ],
  };
}

const nanoseconds = (milliseconds: number) => `${milliseconds}000000`;

function attributesOf(attributes: SpanAttributes) {
  return Object.entries(attributes).map(([key, value]) => ({key, value: valueOf(value)}));
}

function valueOf(value: string | number | boolean) {
  if (typeof value === 'boolean') return {boolValue: value};
  if (typeof value === 'string') return {stringValue: value};
  return Number.isInteger(value) ? {intValue: String(value)} : {doubleValue: value};
}
