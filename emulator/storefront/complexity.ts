import {
  getNamedType,
  getOperationAST,
  getVariableValues,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  OperationTypeNode,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLNamedType,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';

const MUTATION_COST = 10;
const OBJECT_COST = 1;

type Costs = {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
};

/**
 * Returns the cost of an operation before it runs, as the platform counts: a mutation is 10, an object 1, scalars nothing, and
 * what a connection holds counts as often as `first` or `last` says. Fragments on several types are added up.
 */
export function complexityOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  values: Readonly<Record<string, unknown>>,
): number {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return 0;
  const {coerced = {}} = getVariableValues(schema, operation.variableDefinitions ?? [], values);
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const costs = {schema, fragments, variables: coerced};
  const mutations = operation.operation === OperationTypeNode.MUTATION ? operation.selectionSet.selections.length : 0;
  return mutations * (MUTATION_COST - OBJECT_COST) + ofSelections(operation.selectionSet, root, costs);
}

function ofSelections({selections}: SelectionSetNode, parent: GraphQLNamedType, costs: Costs): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + ofField(selection, parent, costs);
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : costs.fragments.get(selection.name.value);
    const type = fragment?.typeCondition && costs.schema.getType(fragment.typeCondition.name.value);
    return fragment === undefined ? sum : sum + ofSelections(fragment.selectionSet, type ?? parent, costs);
  }, 0);
}

function ofField(node: FieldNode, parent: GraphQLNamedType, costs: Costs): number {
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
  const type = field && getNamedType(field.type);
  if (node.selectionSet === undefined || !isCompositeType(type)) return 0;
  const inner = ofSelections(node.selectionSet, type, costs);
  // A connection costs as much as its nodes, an edge as much as its node.
  if (type.name.endsWith('Connection')) return inner * pageSize(node, costs);
  return type.name.endsWith('Edge') || type.name === 'PageInfo' ? inner : inner + OBJECT_COST;
}

function pageSize({arguments: given = []}: FieldNode, {variables}: Costs): number {
  const value = given.find(({name}) => name.value === 'first' || name.value === 'last')?.value;
  const size = value?.kind === Kind.VARIABLE ? variables[value.name.value] : value?.kind === Kind.INT && value.value;
  return Math.max(0, Number(size ?? 0));
}
