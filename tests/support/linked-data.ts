import {type Range, SCHEMA_ENUMERATIONS, SCHEMA_TYPES} from './schema-org';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** How a value that is no node has to look, by its kind. */
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

/** A type with all that it inherits from, itself first. */
function lineage(name: string): readonly string[] {
  const parent = SCHEMA_TYPES[name]?.parent;
  return parent === undefined ? [name] : [name, ...lineage(parent)];
}

const rangeOf = (type: string, property: string): Range | undefined =>
  lineage(type)
    .map((name) => SCHEMA_TYPES[name]?.properties[property])
    .find((range) => range !== undefined);

/** What the nearest of its types says that it needs. */
const needsOf = (type: string): readonly string[] =>
  lineage(type)
    .map((name) => SCHEMA_TYPES[name]?.needs)
    .find((needs) => needs !== undefined) ?? [];

/** Everything in a value of JSON-LD that stands for itself or for a node elsewhere. */
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

/** References within the page that no node of it answers to. */
function dangling(nodes: readonly Node[]): readonly string[] {
  const known = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
  const asked = nodes.filter(isReference).map((node) => String(node['@id']));
  return asked.filter((id) => id.startsWith('#') && !known.has(id)).map((id) => `${id} leads nowhere`);
}

/**
 * The nodes of a page's JSON-LD, of all its scripts; none where it has none.
 *
 * @throws {Error} where a script cannot be read, or speaks of something other than schema.org
 */
export function linkedNodes(html: string): readonly Node[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const data: unknown = JSON.parse(json);
    if (!isNode(data) || data['@context'] !== 'https://schema.org') throw new Error(`No schema.org: ${json}`);
    return listOf(data['@graph']).filter(isNode);
  });
}

/** What in the nodes of a page is no type, no property of its type or no value of it at schema.org, or is missing. */
export function faultsOfLinkedData(nodes: readonly Node[]): readonly string[] {
  const all = nodesIn(nodes);
  return [...all.flatMap(faultsOfNode), ...dangling(all)];
}
