import {
  getNamedType,
  getOperationAST,
  getVariableValues,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLFormattedError,
  GraphQLNamedType,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';

/** The highest cost of one operation. Source: https://shopify.dev/docs/api/usage/limits#single-query-limit */
export const MAX_COST = 1000;
const MUTATION_COST = 10;
/** A connection costs this beside its nodes. */
const CONNECTION_COST = 2;

/** An operation of a checked document, with its variables. */
type Operation = {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
};

type Counting = {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
};

/**
 * Returns the requested cost of an operation: an object 1, scalars nothing, a mutation 10, a connection 2 and its nodes `first` or `last`
 * times. A list that takes `first` or ids counts as often as it may be long, any other list once: the rules name none, so the higher cost is
 * taken. Source: https://shopify.dev/docs/api/usage/limits#cost-calculation
 */
export function queryCost(schema: GraphQLSchema, {document, operationName, variables}: Operation): number {
  const operation = getOperationAST(document, operationName);
  const root = operation === null || operation === undefined ? undefined : schema.getRootType(operation.operation);
  if (operation === null || operation === undefined || root === undefined || root === null) return 0;
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const {coerced} = getVariableValues(schema, operation.variableDefinitions ?? [], {...variables});
  return costOf({schema, fragments, variables: coerced ?? {}}, operation.selectionSet, root);
}

/** Returns the platform's refusal of an operation that costs too much; `null` if it does not. */
export function overCost(schema: GraphQLSchema, operation: Operation): GraphQLFormattedError | null {
  const cost = queryCost(schema, operation);
  if (cost <= MAX_COST) return null;
  const message = `Query cost is ${cost}, which exceeds the single query max cost limit (${MAX_COST}).`;
  return {message, extensions: {code: 'MAX_COST_EXCEEDED', cost, maxCost: MAX_COST}};
}

/** Fields that every type has add up; of those of a union's or an interface's types the most expensive ones count. */
function costOf(counting: Counting, {selections}: SelectionSetNode, type: GraphQLNamedType): number {
  let shared = 0;
  const alternatives = [0];
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      shared += costOfField(counting, selection, type);
      continue;
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? counting.fragments.get(selection.name.value) : selection;
    if (fragment === undefined) continue;
    const on = counting.schema.getType(fragment.typeCondition?.name.value ?? type.name) ?? type;
    const cost = costOf(counting, fragment.selectionSet, on);
    if (isAbstractType(type) && on !== type) alternatives.push(cost);
    else shared += cost;
  }
  return shared + Math.max(...alternatives);
}

function costOfField(counting: Counting, node: FieldNode, parent: GraphQLNamedType): number {
  const {schema} = counting;
  const field = isCompositeType(parent) && 'getFields' in parent ? parent.getFields()[node.name.value] : undefined;
  const type = field === undefined ? undefined : getNamedType(field.type);
  if (type === undefined || node.selectionSet === undefined) return 0;
  const children = costOf(counting, node.selectionSet, type);
  if (parent === schema.getMutationType()) return MUTATION_COST + children;
  if (isObjectType(type) && type.name.endsWith('Connection')) {
    return CONNECTION_COST + sizeOf(counting, node) * children;
  }
  // An edge is no object of the shop, and `pageInfo` is there once.
  if (type.name.endsWith('Edge') || type.name === 'PageInfo') return children;
  return sizeOf(counting, node) * (1 + children);
}

/** Returns how many things a field may bring: as many as it asks for, or as it has ids; else one. */
function sizeOf({variables}: Counting, {arguments: given = []}: FieldNode): number {
  const sizes = given.flatMap(({name, value}) => {
    const written = valueFromASTUntyped(value, {...variables});
    if (name.value === 'ids' && Array.isArray(written)) return [written.length];
    return ['first', 'last'].includes(name.value) && typeof written === 'number' ? [written] : [];
  });
  return Math.max(...sizes, sizes.length === 0 ? 1 : 0);
}
