import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type SelectionNode,
} from 'graphql';
import * as z from 'zod';

import {documentSchema} from '../../../contracts/cms';
import {blockSchema} from '../../../contracts/cms-blocks';
import {schemaOf} from '../../../emulator/storefront/schema';
import {REPLIES} from '../../contract/routes/replies';

type Fields = Readonly<Record<string, unknown>>;
type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** Changes the fields of an object that has a shape. */
type ChangeFields = (shape: Shape, fields: Fields) => Fields;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls `each` with every field's name and value. */
function mapped(fields: Fields, each: (name: string, value: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, each(name, value)]));
}

/** Changes every object of a value that its contract describes; the entries of a record are data, and no fields. */
function alter(schema: z.core.$ZodType, value: unknown, change: ChangeFields): unknown {
  const {def} = schema._zod;
  if ('innerType' in def && def.innerType instanceof z.core.$ZodType) return alter(def.innerType, value, change);
  if (schema instanceof z.ZodPipe) return alter(schema.in, value, change);
  if (schema instanceof z.ZodUnion) {
    const fitting = schema.options.find((option) => z.safeParse(option, value).success);
    return fitting === undefined ? value : alter(fitting, value, change);
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => {
      const own = itemOf(schema, index);
      return own === null ? item : alter(own, item, change);
    });
  }
  if (!isFields(value)) return value;
  if (schema instanceof z.ZodRecord) return mapped(value, (_, entry) => alter(schema.valueType, entry, change));
  if (!(schema instanceof z.ZodObject)) return value;
  const shape: Shape = schema.shape;
  const altered = mapped(value, (name, field) => {
    const own = shape[name];
    return own === undefined ? field : alter(own, field, change);
  });
  return change(shape, altered);
}

function itemOf(schema: z.core.$ZodType, index: number): z.core.$ZodType | null {
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodTuple) return schema.def.items[index] ?? schema.def.rest ?? null;
  return null;
}

/** Leaves out what a contract lets be absent, and empties what it lets be `null`. */
const bareFields: ChangeFields = (shape, fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const own = shape[name];
      if (own === undefined) return [[name, value]];
      if (z.safeParse(own, undefined).success) return [];
      return [[name, z.safeParse(own, null).success ? null : value]];
    }),
  );

/** What no contract knows. */
const UNKNOWN = {future_field: {nested: [1]}};

/** The contract of an answer by the first route of the emulator that fits; `null` for none. */
function contractOf(method: string, pathname: string): z.ZodType | null {
  const found = Object.entries(REPLIES).find(([route]) => {
    const [verb, pattern = ''] = route.split(' ');
    return verb === method && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(pathname);
  });
  return found === undefined || typeof found[1] === 'string' ? null : found[1];
}

const CMS_QUERY = /^\/v[\d-]+\/data\/query\//;

/** Changes the documents and blocks in an answer of the CMS, wherever its query has put them. */
function alterContent(value: unknown, change: ChangeFields): unknown {
  if (Array.isArray(value)) return value.map((item) => alterContent(item, change));
  if (!isFields(value)) return value;
  const own = [...documentSchema.options, ...blockSchema.options].find(
    ({shape}) => shape._type.value === value['_type'],
  );
  const inside = mapped(value, (_, field) => alterContent(field, change));
  return own === undefined ? inside : alter(own, inside, change);
}

/** An answer as JSON, and what was asked. */
type Said = {readonly method: string; readonly pathname: string; readonly body: unknown};

/** Returns an answer without anything that its contract lets be absent or `null`. */
export function withoutOptional({method, pathname, body}: Said): unknown {
  if (CMS_QUERY.test(pathname)) return alterContent(body, bareFields);
  const contract = contractOf(method, pathname);
  return contract === null ? body : alter(contract, body, bareFields);
}

/** Returns an answer with a field more in every object. */
export function withUnknown({method, pathname, body}: Said): unknown {
  if (CMS_QUERY.test(pathname)) return withUnknownAnywhere(body);
  const contract = contractOf(method, pathname);
  if (contract === null) return isFields(body) ? {...body, ...UNKNOWN} : body;
  return alter(contract, body, (_, fields) => ({...fields, ...UNKNOWN}));
}

function withUnknownAnywhere(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownAnywhere);
  return isFields(value) ? {...mapped(value, (_, field) => withUnknownAnywhere(field)), ...UNKNOWN} : value;
}

/** A field as an operation asks for it. */
type Asked = {readonly type: GraphQLOutputType; readonly selections: readonly SelectionNode[]};

/**
 * Returns an answer of the Storefront API whose fields are `null` wherever the platform's schema lets them be: all `values`, or all
 * `objects`. What the operation is about stays: the fields of its root, and of a mutation what was changed.
 */
export function withNulls(query: string, body: unknown, what: 'values' | 'objects'): unknown {
  const schema = schemaOf('2026-04');
  const {definitions} = parse(query);
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined || !isFields(body)) return body;
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const kept = operation.operation === OperationTypeNode.MUTATION ? 2 : 1;

  function fragmentOf(name: string): FragmentDefinitionNode {
    const found = fragments.find((fragment) => fragment.name.value === name);
    if (found === undefined) throw new Error(`The operation has no fragment ${name}`);
    return found;
  }

  function fieldsOf(parent: GraphQLNamedType | null | undefined, selections: readonly SelectionNode[]) {
    const fields = new Map<string, Asked>();
    const add = (key: string, {type, selections: own}: Asked) =>
      fields.set(key, {type, selections: [...(fields.get(key)?.selections ?? []), ...own]});
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
        const key = node.alias?.value ?? node.name.value;
        if (field !== undefined) add(key, {type: field.type, selections: node.selectionSet?.selections ?? []});
        continue;
      }
      const {typeCondition, selectionSet} = node.kind === Kind.INLINE_FRAGMENT ? node : fragmentOf(node.name.value);
      const on = typeCondition === undefined ? parent : schema.getType(typeCondition.name.value);
      for (const [key, asked] of fieldsOf(on, selectionSet.selections)) add(key, asked);
    }
    return fields;
  }

  function nulled(value: unknown, {type, selections}: Asked, depth: number): unknown {
    if (isNonNullType(type)) return inside(value, {type: type.ofType, selections}, depth);
    const isMeant = isLeafType(getNamedType(type)) === (what === 'values');
    return isMeant && depth > kept ? null : inside(value, {type, selections}, depth);
  }

  function inside(value: unknown, {type, selections}: Asked, depth: number): unknown {
    if (isListType(type) && Array.isArray(value)) {
      return value.map((item) => nulled(item, {type: type.ofType, selections}, depth));
    }
    return isFields(value) ? objectOf(value, getNamedType(type), selections, depth) : value;
  }

  function objectOf(
    value: Fields,
    type: GraphQLNamedType,
    selections: readonly SelectionNode[],
    depth: number,
  ): Fields {
    const fields = fieldsOf(type, selections);
    return mapped(value, (name, field) => {
      const asked = fields.get(name);
      return asked === undefined ? field : nulled(field, asked, depth + 1);
    });
  }

  const root = schema.getRootType(operation.operation);
  const {data} = {data: null, ...body};
  if (!root || !isFields(data)) return body;
  return {...body, data: objectOf(data, root, operation.selectionSet.selections, 0)};
}
