import * as z from 'zod';

import {schemaTypes} from '../../store/cms/schema/schema-types';

/** A value of a document, described alike by the Studio and by the contracts. */
export type Described =
  | {
      readonly kind: 'text';
      readonly min: number;
      readonly max: number | null;
      readonly pattern: string | null;
      readonly values: readonly string[] | null;
      readonly format: string | null;
    }
  | {
      readonly kind: 'number';
      readonly isWhole: boolean;
      readonly min: number | null;
      readonly max: number | null;
      readonly above: number | null;
    }
  | {readonly kind: 'flag'}
  | {readonly kind: BuiltIn}
  | {readonly kind: 'list'; readonly min: number; readonly of: readonly Described[]}
  | {readonly kind: 'object'; readonly type: string | null; readonly fields: Fields};

export type Fields = Readonly<Record<string, {readonly isRequired: boolean; readonly value: Described}>>;

/** Types that the CMS itself defines. */
const BUILT_IN = ['slug', 'image', 'file', 'reference', 'block'] as const;
type BuiltIn = (typeof BUILT_IN)[number];

const builtIn = (type: unknown) => BUILT_IN.find((known) => known === type);
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);

/** Returns the calls that a validation of the Studio makes, with their arguments. */
function rulesOf(validation: unknown): ReadonlyMap<string, unknown> {
  const calls = new Map<string, unknown>();
  const rule: object = new Proxy(
    {},
    {
      get: (_, name) => (argument: unknown) => {
        calls.set(String(name), argument);
        return rule;
      },
    },
  );
  if (typeof validation === 'function') Reflect.apply(validation, undefined, [rule]);
  return calls;
}

const studioType = z.looseObject({
  name: z.string().optional(),
  type: z.string(),
  validation: z.unknown().optional(),
  fields: z.array(z.looseObject({name: z.string()})).default([]),
  of: z.array(z.unknown()).default([]),
  options: z.looseObject({list: z.array(z.object({value: z.string()})).optional()}).optional(),
});

const FORMATS: Readonly<Record<string, string>> = {date: 'date', datetime: 'date-time', url: 'uri'};
const TYPES = new Map<string, unknown>(schemaTypes('en').map((type) => [type.name, type]));

/**
 * Describes a type of the Studio.
 *
 * @param isField whether its name is that of a field, not of the type
 */
export function describeStudio(definition: unknown, isField = false): Described {
  const {name, type, validation, fields, of, options} = studioType.parse(definition);
  const kind = builtIn(type);
  if (kind !== undefined) return {kind};
  const rules = rulesOf(validation);
  const [min, max, above] = ['min', 'max', 'greaterThan'].map((rule) => numberOrNull(rules.get(rule)));
  const bounds = {min: min ?? null, max: max ?? null};
  const pattern = rules.get('regex');
  switch (type) {
    case 'string':
    case 'text':
    case 'date':
    case 'datetime':
    case 'url':
      return {
        kind: 'text',
        // An empty text is no text: the Studio removes the field.
        min: Math.max(min ?? 0, 1),
        max: bounds.max,
        pattern: pattern instanceof RegExp ? pattern.source : null,
        values: options?.list?.map(({value}) => value) ?? null,
        format: FORMATS[type] ?? null,
      };
    case 'number':
      return {kind: 'number', isWhole: rules.has('integer'), ...bounds, above: above ?? null};
    case 'boolean':
      return {kind: 'flag'};
    case 'array':
      return {kind: 'list', min: min ?? 0, of: of.map((entry) => describeStudio(entry))};
    case 'object':
    case 'document':
      return {
        kind: 'object',
        type: isField ? null : (name ?? null),
        fields: Object.fromEntries(
          fields.map((field) => {
            const isRequired = rulesOf(studioType.parse(field).validation).has('required');
            return [field.name, {isRequired, value: describeStudio(field, true)}];
          }),
        ),
      };
    default:
      return describeStudio(TYPES.get(type));
  }
}

/** A contract as JSON Schema. */
const contractType = z.looseObject({
  type: z
    .union([z.string(), z.array(z.string()).transform((types) => types.find((type) => type !== 'null'))])
    .optional(),
  const: z.string().optional(),
  enum: z.array(z.string()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  minItems: z.number().optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
});

/** The content lake fills these in itself. */
const STORED = ['_id', '_rev', '_createdAt', '_updatedAt', '_type', '_key'];

/** Describes a type of the contracts. */
export function describeContract(schema: z.ZodType): Described {
  return describeJsonSchema(z.toJSONSchema(schema, {io: 'input'}));
}

function alternatives(schema: unknown): readonly unknown[] {
  const {anyOf, oneOf} = contractType.parse(schema);
  return (anyOf ?? oneOf)?.filter((each) => contractType.parse(each).type !== 'null') ?? [schema];
}

function describeJsonSchema(schema: unknown): Described {
  const [only, ...others] = alternatives(schema);
  if (others.length > 0) throw new Error('A choice of types outside of a list');
  const wire = contractType.parse(only);
  switch (wire.type) {
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        isWhole: wire.type === 'integer',
        min: wire.minimum === Number.MIN_SAFE_INTEGER ? null : (wire.minimum ?? null),
        max: wire.maximum === Number.MAX_SAFE_INTEGER ? null : (wire.maximum ?? null),
        above: wire.exclusiveMinimum ?? null,
      };
    case 'boolean':
      return {kind: 'flag'};
    case 'array':
      return {kind: 'list', min: wire.minItems ?? 0, of: alternatives(wire.items).map(describeJsonSchema)};
    case 'object':
      return describeObject(wire);
    default:
      return {
        kind: 'text',
        min: Math.max(wire.minLength ?? 0, 1),
        max: wire.maxLength ?? null,
        pattern: wire.format === undefined ? (wire.pattern ?? null) : null,
        values: wire.enum ?? null,
        format: wire.format ?? null,
      };
  }
}

function describeObject({properties = {}, required}: z.output<typeof contractType>): Described {
  const type = properties['_type'] === undefined ? null : (contractType.parse(properties['_type']).const ?? null);
  const kind = builtIn(type);
  if (kind !== undefined) return {kind};
  const fields = Object.entries(properties).filter(([name]) => !STORED.includes(name));
  return {
    kind: 'object',
    type,
    fields: Object.fromEntries(
      fields.map(([name, field]) => [name, {isRequired: required.includes(name), value: describeJsonSchema(field)}]),
    ),
  };
}
