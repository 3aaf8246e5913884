/** A field with a list below it (WAI-ARIA, combobox with a list popup). */
export type Combobox = {
  readonly isOpen: boolean;
  /** Position of the option that the arrow keys are at; `null` in the field itself. */
  readonly active: number | null;
};

export const CLOSED_COMBOBOX: Combobox = {isOpen: false, active: null};

export type ComboboxEvent =
  | {readonly type: 'focused' | 'typed' | 'left' | 'escape'}
  /** `count` is how many options there are. */
  | {readonly type: 'down' | 'up'; readonly count: number};

/**
 * Returns the next state of the field and its list: arrows open the list and go round through field and options; typing
 * begins anew in the field; Escape and leaving the field close the list.
 */
export function comboboxReducer(state: Combobox, event: ComboboxEvent): Combobox {
  switch (event.type) {
    case 'focused':
      return {...state, isOpen: true};
    case 'typed':
      return {isOpen: true, active: null};
    case 'left':
    case 'escape':
      return CLOSED_COMBOBOX;
    case 'down':
    case 'up':
      return {isOpen: true, active: step(state, event.type === 'down' ? 1 : -1, event.count)};
  }
}

/** The field is a place of the round too: before the first option, and after the last. */
function step({active}: Combobox, by: 1 | -1, count: number): number | null {
  const places = count + 1;
  const next = ((active ?? -1) + 1 + by + places) % places;
  return next === 0 ? null : next - 1;
}
