import type {FilterCondition, Filter} from './filter';
import {numericCondition} from './filter-lists';
import {SearchRefusal} from './search-refusal';

type Token =
  | {readonly kind: 'open' | 'close' | 'and' | 'or' | 'not'}
  | {readonly kind: 'condition'; readonly text: string};

const QUOTED = `"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'`;
const TOKEN = new RegExp(
  [
    String.raw`\s*(?:(\()|(\))`,
    String.raw`(AND|OR|NOT)(?=[\s(]|$)`,
    String.raw`((?:${QUOTED}|[^\s()"':<>=!]+)\s*(?:<=|>=|!=|<|>|=)\s*-?\d+(?:\.\d+)?)(?=[\s)]|$)`,
    String.raw`((?:${QUOTED}|[^\s()"':<>=!]+)\s*:\s*-?\d+(?:\.\d+)?\s+TO\s+-?\d+(?:\.\d+)?)(?=[\s)]|$)`,
    String.raw`((?:${QUOTED}|[^\s()"':<>=!]+)\s*:\s*(?:${QUOTED}|[^\s()"']+))`,
    String.raw`(${QUOTED}|[^\s()"':<>=!]+)(?=[\s)]|$))`,
  ].join('|'),
  'y',
);
const FACET = new RegExp(`^(${QUOTED}|[^\\s()"':<>=!]+)\\s*:\\s*(${QUOTED}|.+)$`, 's');

/**
 * Reads the `filters` parameter: `facet:value`, comparisons and ranges, joined by `AND`, `OR`, `NOT` and parentheses. As at
 * the service only conjunctions of disjunctions are taken, a negation is of one condition, and one disjunction is of one kind.
 *
 * @throws {SearchRefusal} 400 that says what is wrong
 */
export function readFilters(text: string): Filter {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return [];
  const {node, next} = disjunction(tokens, 0);
  if (next < tokens.length) throw refusal(`Unexpected ${nameOf(tokens[next])}, expected AND or OR`);
  return conjunctionOf(node).map(oneKind);
}

type Node =
  | {readonly kind: 'and' | 'or'; readonly parts: readonly Node[]}
  | {readonly kind: 'one'; readonly condition: FilterCondition};
type Read = {readonly node: Node; readonly next: number};
type Reader = (tokens: readonly Token[], at: number) => Read;

function joined(kind: 'and' | 'or', reader: Reader): Reader {
  return (tokens, start) => {
    let {node, next} = reader(tokens, start);
    const parts = [node];
    while (tokens[next]?.kind === kind) {
      ({node, next} = reader(tokens, next + 1));
      parts.push(node);
    }
    return {node: parts.length === 1 ? node : {kind, parts}, next};
  };
}

const conjunction = joined('and', unit);
const disjunction = joined('or', conjunction);

function unit(tokens: readonly Token[], start: number): Read {
  let at = start;
  while (tokens[at]?.kind === 'not') at++;
  const token = tokens[at];
  if (token?.kind === 'condition') {
    return {node: {kind: 'one', condition: conditionOf(token.text, (at - start) % 2 === 1)}, next: at + 1};
  }
  if (token?.kind !== 'open') throw refusal(`Unexpected ${nameOf(token)}, expected a filter`);
  if (at > start) throw refusal('NOT is not allowed before a group, only before one filter');
  const {node, next} = disjunction(tokens, at + 1);
  if (tokens[next]?.kind !== 'close') throw refusal(`Unexpected ${nameOf(tokens[next])}, expected )`);
  if (node.kind === 'and') throw mixed();
  return {node, next: next + 1};
}

function nameOf(token: Token | undefined): string {
  return token === undefined ? 'end' : token.kind === 'condition' ? token.text : token.kind;
}

function conjunctionOf(node: Node): readonly (readonly FilterCondition[])[] {
  return node.kind === 'and' ? node.parts.flatMap(conjunctionOf) : [alternativesOf(node)];
}

function alternativesOf(node: Node): readonly FilterCondition[] {
  if (node.kind === 'one') return [node.condition];
  if (node.kind === 'and') throw mixed();
  return node.parts.flatMap(alternativesOf);
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw refusal(`Unexpected character at position ${at}: ${text.slice(at, at + 20)}`);
    const [, open, close, word, ...conditions]: readonly (string | undefined)[] = match;
    const found = conditions.find((condition) => condition !== undefined);
    if (found !== undefined) tokens.push({kind: 'condition', text: found.trim()});
    else if (open !== undefined) tokens.push({kind: 'open'});
    else if (close !== undefined) tokens.push({kind: 'close'});
    else tokens.push({kind: word === 'AND' ? 'and' : word === 'OR' ? 'or' : 'not'});
  }
  return tokens;
}

function conditionOf(text: string, negated: boolean): FilterCondition {
  const numeric = numericCondition(text, negated);
  if (numeric !== null) return numeric;
  const match = FACET.exec(text);
  // A value on its own is a tag.
  if (match === null) return {kind: 'facet', attribute: '_tags', value: unquoted(text), negated};
  const [, attribute = '', value = ''] = match;
  return {kind: 'facet', attribute: unquoted(attribute), value: unquoted(value), negated};
}

function unquoted(text: string): string {
  return /^(["']).*\1$/s.test(text) ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text;
}

function oneKind(some: readonly FilterCondition[]): readonly FilterCondition[] {
  const kinds = new Set(some.map(({kind}) => (kind === 'facet' ? 'Facet' : 'Numeric')));
  if (kinds.size > 1) throw refusal('Different types are not allowed in the same OR');
  return some;
}

function mixed(): SearchRefusal {
  return refusal('filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed');
}

function refusal(message: string): SearchRefusal {
  return new SearchRefusal(400, `filters: ${message}`);
}
