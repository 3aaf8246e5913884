import {type Range, SCHEMA_ENUMERATIONS, SCHEMA_TYPES} from './schema-org';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The format of a value that is no node, by its kind. */
const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Number: (value) => typeof value === 'number' || (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)),
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)),
  Duration: (value) => typeof value === 'string' && /^P(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/.test(value),
  Currency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
  Country: (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
};

/** A type and its ancestors, itself first. */
function lineage(name: string): readonly string[] {
  const parent = SCHEMA_TYPES[name]?.parent;
  return parent === undefined ? [name] : [name, ...lineage(parent)];
}

const rangeOf = (type: string, property: string): Range | undefined =>
  lineage(type)
    .map((name) => SCHEMA_TYPES[name]?.properties[property])
    .find((range) => range !== undefined);

/** The required properties of the nearest type that names some. */
const needsOf = (type: string): readonly string[] =>
  lineage(type)
    .map((name) => SCHEMA_TYPES[name]?.needs)
    .find((needs) => needs !== undefined) ?? [];

/** The nodes and references in a value of JSON-LD. */
function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

const isReference = (node: Node) => Object.keys(node).every((key) => key === '@id');

function fits(value: unknown, range: Range): boolean {
  if (isNode(value)) {
    const type = value['@type'];
    return isReference(value) || (typeof type === 'string' && lineage(type).some((name) => range.includes(name)));
  }
  return range.some((name) => {
    const members = SCHEMA_ENUMERATIONS[name]?.map((member) => `https://schema.org/${member}`);
    return members ? members.some((member) => member === value) : (KINDS[name]?.(value) ?? false);
  });
}

function faultsOfNode(node: Node): readonly string[] {
  if (isReference(node)) return [];
  const type = node['@type'];
  if (typeof type !== 'string') return ['a node without a type'];
  if (SCHEMA_TYPES[type] === undefined) return [`${type} is no type`];
  const properties = Object.entries(node).filter(([name]) => !name.startsWith('@'));
  return [
    ...needsOf(type)
      .filter((name) => node[name] === undefined)
      .map((name) => `${type} lacks ${name}`),
    ...properties.flatMap(([name, value]) => {
      const range = rangeOf(type, name);
      if (range === undefined) return [`${type} has no ${name}`];
      return listOf(value)
        .filter((each) => !fits(each, range))
        .map((each) => `${type}.${name} is ${range.join(' or ')}, not ${JSON.stringify(each)}`);
    }),
  ];
}

/** References within the page without a matching node. */
function dangling(nodes: readonly Node[]): readonly string[] {
  const known = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
  const asked = nodes.filter(isReference).map((node) => String(node['@id']));
  return asked.filter((id) => id.startsWith('#') && !known.has(id)).map((id) => `${id} leads nowhere`);
}

/**
 * Returns the nodes of all JSON-LD scripts of a page.
 *
 * @throws {Error} if a script cannot be parsed or its context is not schema.org
 */
export function linkedNodes(html: string): readonly Node[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const data: unknown = JSON.parse(json);
    if (!isNode(data) || data['@context'] !== 'https://schema.org') throw new Error(`No schema.org: ${json}`);
    return listOf(data['@graph']).filter(isNode);
  });
}

/** Lists unknown types, properties and values (schema.org) and missing properties in the nodes of a page. */
export function faultsOfLinkedData(nodes: readonly Node[]): readonly string[] {
  const all = nodesIn(nodes);
  return [...all.flatMap(faultsOfNode), ...dangling(all)];
}
