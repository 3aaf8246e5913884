/** What a span says beside its name and its time. Nothing in it may tell who asked. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work of one request. */
export type Span = {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly attributes: SpanAttributes;
  /** Whether the work threw, or answered with a fault of the server. */
  readonly isFailed: boolean;
};

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
