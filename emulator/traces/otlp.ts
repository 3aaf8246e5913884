import * as z from 'zod';
import type {traceSchema} from '../shared/inspection-answers';

export type KeptTrace = z.output<typeof traceSchema>;
export type KeptSpan = KeptTrace['spans'][number];

/** 64-bit numbers are text in JSON, and senders may write them as numbers. */
const number64 = z.union([z.string().regex(/^\d+$/), z.int()]).transform(Number);

const attributeSchema = z.looseObject({
  key: z.string(),
  value: z.looseObject({
    stringValue: z.string().optional(),
    boolValue: z.boolean().optional(),
    intValue: number64.optional(),
    doubleValue: z.number().optional(),
  }),
});

const spanSchema = z.looseObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/i),
  spanId: z.string().regex(/^[0-9a-f]{16}$/i),
  parentSpanId: z.string().default(''),
  name: z.string(),
  startTimeUnixNano: number64,
  endTimeUnixNano: number64,
  attributes: z.array(attributeSchema).default([]),
  status: z.looseObject({code: z.int().default(0)}).default({code: 0}),
});

const exportSchema = z.looseObject({
  resourceSpans: z
    .array(z.looseObject({scopeSpans: z.array(z.looseObject({spans: z.array(spanSchema).default([])})).default([])}))
    .default([]),
});

type WireSpan = z.output<typeof spanSchema>;

const NANOSECONDS_PER_MS = 1e6;
/** `StatusCode.STATUS_CODE_ERROR`. */
const ERROR = 2;

/** Reads an export of traces in OTLP's JSON form; `null` for what is none. A trace without the span of its request is left out. */
export function readExport(body: unknown): readonly KeptTrace[] | null {
  const parsed = exportSchema.safeParse(body);
  if (!parsed.success) return null;
  const spans = parsed.data.resourceSpans.flatMap(({scopeSpans}) => scopeSpans.flatMap((scope) => scope.spans));
  const roots = spans.filter(({parentSpanId}) => parentSpanId === '');
  return roots.map((root) => {
    const others = spans.filter((span) => span.traceId === root.traceId && span !== root);
    return {startedAt: milliseconds(root.startTimeUnixNano), spans: [root, ...others].map((span) => kept(span, root))};
  });
}

function kept(span: WireSpan, root: WireSpan): KeptSpan {
  return {
    name: span.name,
    after: milliseconds(span.startTimeUnixNano - root.startTimeUnixNano),
    milliseconds: milliseconds(span.endTimeUnixNano - span.startTimeUnixNano),
    attributes: Object.fromEntries(
      span.attributes.map(({key, value}) => [
        key,
        String(value.stringValue ?? value.intValue ?? value.doubleValue ?? value.boolValue ?? ''),
      ]),
    ),
    isFailed: span.status.code === ERROR,
  };
}

const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / NANOSECONDS_PER_MS);
