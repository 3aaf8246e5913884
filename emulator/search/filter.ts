import {valuesAt} from './record';
import type {SearchRecord} from './record';

export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

/** One condition on a record. */
export type FilterCondition =
  | {readonly kind: 'facet'; readonly attribute: string; readonly value: string; readonly negated: boolean}
  | {
      readonly kind: 'number';
      readonly attribute: string;
      readonly comparison: Comparison;
      readonly value: number;
      readonly negated: boolean;
    }
  | {
      readonly kind: 'range';
      readonly attribute: string;
      readonly low: number;
      readonly high: number;
      readonly negated: boolean;
    };

/** All of the lists, and of each list at least one condition. */
export type Filter = readonly (readonly FilterCondition[])[];

/** Tells whether a record passes; a facet that was not declared has no values. */
export function passes(record: SearchRecord, filter: Filter, facets: ReadonlySet<string>): boolean {
  return filter.every((some) => some.some((condition) => holds(record, condition, facets)));
}

function holds(record: SearchRecord, condition: FilterCondition, facets: ReadonlySet<string>): boolean {
  return fits(record, condition, facets) !== condition.negated;
}

function fits(record: SearchRecord, condition: FilterCondition, facets: ReadonlySet<string>): boolean {
  const {attribute} = condition;
  if (condition.kind === 'facet') {
    if (attribute === 'objectID') return record.objectID === condition.value;
    const wanted = condition.value.toLowerCase();
    return facets.has(attribute) && valuesAt(record, attribute).some((value) => String(value).toLowerCase() === wanted);
  }
  const numbers = valuesAt(record, attribute).filter((value) => typeof value === 'number');
  if (condition.kind === 'range') return numbers.some((value) => value >= condition.low && value <= condition.high);
  return numbers.some((value) => compares(value, condition.comparison, condition.value));
}

function compares(value: number, comparison: Comparison, other: number): boolean {
  switch (comparison) {
    case '<':
      return value < other;
    case '<=':
      return value <= other;
    case '=':
      return value === other;
    case '!=':
      return value !== other;
    case '>=':
      return value >= other;
    case '>':
      return value > other;
  }
}
