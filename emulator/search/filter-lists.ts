import type {Comparison, FilterCondition, Filter} from './filter';
import {SearchRefusal} from './search-refusal';

/** The list form of filters: all of the outer entries, one of the entries of an inner list. */
export type FilterList = string | readonly (string | readonly string[])[];

const NUMERIC = /^\s*([^\s<>=!:]+)\s*(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?)\s*$/;
const RANGE = /^\s*([^\s<>=!:]+)\s*:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)\s*$/;
const COMPARISONS: readonly Comparison[] = ['<', '<=', '=', '!=', '>=', '>'];

/**
 * Reads `facetFilters`: `facet:value`, `facet:-value` for all others, `facet:\-value` for a value with a minus.
 *
 * @throws {SearchRefusal} 400 where a part has no colon
 */
export function readFacetFilters(list: FilterList): Filter {
  return read(list, (text): FilterCondition => {
    const colon = text.indexOf(':');
    if (colon < 1) throw new SearchRefusal(400, `Invalid syntax for facet condition: ${text}, expected facet:value`);
    const attribute = text.slice(0, colon).trim();
    const value = text.slice(colon + 1).trim();
    const isNegated = value.startsWith('-');
    return {kind: 'facet', attribute, value: value.replace(/^(?:-|\\(?=-))/, ''), negated: isNegated};
  });
}

/**
 * Reads `numericFilters`: `price >= 10`, `price:10 TO 20`.
 *
 * @throws {SearchRefusal} 400 where a part is neither
 */
export function readNumericFilters(list: FilterList): Filter {
  return read(list, (text) => {
    const condition = numericCondition(text, false);
    if (condition === null) throw new SearchRefusal(400, `Invalid syntax for numeric condition: ${text}`);
    return condition;
  });
}

/** Reads a comparison or a range; `null` where the text is neither. */
export function numericCondition(text: string, negated: boolean): FilterCondition | null {
  const range = RANGE.exec(text);
  if (range !== null) {
    const [, attribute = '', low = '', high = ''] = range;
    return {kind: 'range', attribute, low: Number(low), high: Number(high), negated};
  }
  const [, attribute = '', sign, value = ''] = NUMERIC.exec(text) ?? [];
  const comparison = COMPARISONS.find((known) => known === sign);
  return comparison === undefined ? null : {kind: 'number', attribute, comparison, value: Number(value), negated};
}

function read(list: FilterList, condition: (text: string) => FilterCondition): Filter {
  if (typeof list === 'string') return list.trim() === '' ? [] : [[condition(list)]];
  return list
    .map((entry) => (typeof entry === 'string' ? [condition(entry)] : entry.map(condition)))
    .filter(({length}) => length > 0);
}
