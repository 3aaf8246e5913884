/** The attributes of a span. They hold no personal data. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A span: one operation of a request. */
export type Span = {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly attributes: SpanAttributes;
  /** Whether the operation threw, or the response has a status of 5xx. */
  readonly isFailed: boolean;
};

/** Adds attributes to a span. */
export type Describe = (attributes: SpanAttributes) => void;

/** Runs an operation inside a span. Rethrows its error and records the error's type in `error.type`. */
export type RunSpan = <T>(name: string, work: (describe: Describe) => Promise<T>) => Promise<T>;

/** Runs an operation without a span. */
export const withoutSpan: RunSpan = (_name, work) => work(() => undefined);

export type Tracer = {
  readonly run: RunSpan;
  /** The spans that have ended so far; none where they are not kept. */
  readonly ended: () => readonly Span[];
};

/** The part of the runtime's `Tracing` that is used here. */
type NativeTracing = {
  readonly enterSpan: <T>(name: string, work: (span: {setAttribute: (key: string, value: Value) => void}) => T) => T;
};

type Value = SpanAttributes[string];

type Options = {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The runtime's own tracing, where it has one: it knows what a span is part of. */
  readonly native: NativeTracing | undefined;
  /** Whether ended spans are kept for an export of our own. */
  readonly keepsSpans: boolean;
};

/** Makes the tracer of one request. */
export function createTracer({clock, native, keepsSpans}: Options): Tracer {
  const spans: Span[] = [];

  const kept: RunSpan = async (name, work) => {
    const startedAt = clock();
    const attributes: Record<string, Value> = {};
    let isFailed = true;
    try {
      const result = await work((more) => void Object.assign(attributes, more));
      isFailed = false;
      return result;
    } catch (error) {
      attributes['error.type'] = kindOf(error);
      throw error;
    } finally {
      spans.push({name, startedAt, endedAt: clock(), attributes, isFailed});
    }
  };

  const own = keepsSpans ? kept : withoutSpan;
  return {
    run:
      native === undefined ? own : (name, work) => own(name, (describe) => inNativeSpan(native, name, describe, work)),
    ended: () => spans,
  };
}

function inNativeSpan<T>(
  native: NativeTracing,
  name: string,
  describe: Describe,
  work: (describe: Describe) => Promise<T>,
): Promise<T> {
  return native.enterSpan(name, async (span) => {
    const describeBoth: Describe = (attributes) => {
      describe(attributes);
      for (const [key, value] of Object.entries(attributes)) span.setAttribute(key, value);
    };
    try {
      return await work(describeBoth);
    } catch (error) {
      span.setAttribute('error.type', kindOf(error));
      throw error;
    }
  });
}

/** Returns the kind of an error in one word: the `failure` of an outage, else its name. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'failure' in error && typeof error.failure === 'string' ? error.failure : error.name;
}
