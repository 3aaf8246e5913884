import {FILTER_VALUES, type FilterName} from '../../config/listing';
import type {GridCard} from './listing';
import {selectedValues, type Selection} from './listing-query';

/** A value of a filter: how many cards it would leave or add, and whether it is chosen. */
export type FilterChoice = {readonly value: string; readonly count: number; readonly selected: boolean};

export type FilterGroup = {readonly filter: FilterName; readonly choices: readonly FilterChoice[]};

/** Returns the cards that meet a selection: within a filter one of the values, across filters all of them. */
export function matching(grid: readonly GridCard[], selection: Selection): readonly GridCard[] {
  const wanted = selectedValues(selection);
  return grid.filter(({facets}) =>
    wanted.every(([filter, values]) => values.some((value) => facets[filter]?.includes(value))),
  );
}

/**
 * Returns the selection without values that no card of the grid has: an old link or a typed one still finds something.
 */
export function possible(grid: readonly GridCard[], selection: Selection): Selection {
  return Object.fromEntries(
    selectedValues(selection).map(([filter, values]) => [
      filter,
      values.filter((value) => grid.some(({facets}) => facets[filter]?.includes(value))),
    ]),
  );
}

/**
 * Returns the filters of a collection with their values and counts. A count says how many cards there would be with
 * this value alone in its filter and the choices of all other filters kept. A filter in which all cards agree is no
 * choice and left out.
 */
export function filterGroups(
  grid: readonly GridCard[],
  filters: readonly FilterName[],
  selection: Selection,
): readonly FilterGroup[] {
  return filters.flatMap((filter) => {
    const others = matching(grid, {...selection, [filter]: []});
    const choices = valuesOf(grid, filter).map((value) => ({
      value,
      count: others.filter(({facets}) => facets[filter]?.includes(value)).length,
      selected: selection[filter]?.includes(value) ?? false,
    }));
    return choices.length > 1 ? [{filter, choices}] : [];
  });
}

function valuesOf(grid: readonly GridCard[], filter: FilterName): readonly string[] {
  const found = new Set(grid.flatMap(({facets}) => facets[filter] ?? []));
  if (filter === 'vendor') return [...found].sort((one, other) => one.localeCompare(other, 'de'));
  if (filter === 'price') return bounds(grid);
  return FILTER_VALUES[filter].filter((value) => found.has(value));
}

/** The highest prices that some cards keep below, and not all. */
function bounds(grid: readonly GridCard[]): readonly string[] {
  return FILTER_VALUES.price.filter((most) => {
    const below = grid.filter(({facets}) => facets.price?.includes(most)).length;
    return below > 0 && below < grid.length;
  });
}
