import {describe, expect, it} from 'vitest';

import {CLOSED_COMBOBOX, comboboxReducer, type Combobox, type ComboboxEvent} from './combobox';

const open = (active: number | null): Combobox => ({isOpen: true, active});

describe('a field with a list below it', () => {
  const table: readonly (readonly [what: string, from: Combobox, event: ComboboxEvent, to: Combobox])[] = [
    ['opens on focus', CLOSED_COMBOBOX, {type: 'focused'}, open(null)],
    ['goes down from the field to the first option', open(null), {type: 'down', count: 3}, open(0)],
    ['goes down from option to option', open(0), {type: 'down', count: 3}, open(1)],
    ['goes from the last option back to the field', open(2), {type: 'down', count: 3}, open(null)],
    ['goes up from the field to the last option', open(null), {type: 'up', count: 3}, open(2)],
    ['goes up from the first option to the field', open(0), {type: 'up', count: 3}, open(null)],
    ['opens by an arrow', CLOSED_COMBOBOX, {type: 'down', count: 3}, open(0)],
    ['stays in the field without options', open(null), {type: 'down', count: 0}, open(null)],
    ['comes back from an option that is gone', open(7), {type: 'up', count: 0}, open(null)],
    ['begins in the field again when something is typed', open(2), {type: 'typed'}, open(null)],
    ['closes by Escape', open(2), {type: 'escape'}, CLOSED_COMBOBOX],
    ['closes when it is left', open(null), {type: 'left'}, CLOSED_COMBOBOX],
  ];
  it.each(table)('%s', (_what, from, event, to) => {
    expect(comboboxReducer(from, event)).toEqual(to);
  });
});
