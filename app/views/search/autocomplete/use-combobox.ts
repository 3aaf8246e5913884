import {useEffect, useReducer, useRef, type RefObject} from 'react';

import {searchPath} from '../../../pages/paths';
import {comboboxReducer, type ComboboxEvent} from '../../../domain/search/combobox';
import type {AutocompleteHit} from '../../../domain/search/autocomplete';
import {useLanguage} from '../../../i18n/use-translate';

type Choice = Pick<AutocompleteHit, 'path' | 'words'>;

type Options = {
  readonly field: RefObject<HTMLInputElement>;
  /** Of the list; options add their position. */
  readonly id: string;
  readonly hits: readonly AutocompleteHit[];
  readonly choose: (choice: Choice) => void;
};

/**
 * Makes the plain field a combobox: the list opens with the focus, arrows go through it, Enter follows, Escape closes.
 * The field is part of the document, so its ARIA attributes are set here and not by the component that rendered it.
 */
export function useCombobox({field, id, hits, choose}: Options) {
  const language = useLanguage();
  const [state, dispatch] = useReducer(comboboxReducer, field, (input) => ({
    isOpen: input.current === document.activeElement,
    active: null,
  }));
  const active = state.active !== null && state.active < hits.length ? state.active : null;
  const isOpen = state.isOpen;

  const current = useRef({hits, choose, active, isOpen});
  useEffect(() => {
    current.current = {hits, choose, active, isOpen};
  });

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const listening = new AbortController();
    const {signal} = listening;
    const leave = () => {
      dispatch({type: 'left'});
      input.blur();
    };
    const onKey = (event: KeyboardEvent) => {
      const {hits: shown, choose: take, active: at, isOpen: open} = current.current;
      const hit = at === null ? undefined : shown[at];
      const turn = keyEvent(event.key, shown.length);
      if (event.isComposing) return;
      if (event.key === 'Escape' && !open) {
        fold(input);
        return;
      }
      if (turn !== null) {
        event.preventDefault();
        dispatch(turn);
      } else if (event.key === 'Enter' && hit) {
        event.preventDefault();
        take(hit);
        leave();
      }
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      const words = input.value.trim();
      current.current.choose({path: `${searchPath(language)}?q=${encodeURIComponent(words)}`, words});
      leave();
    };
    input.addEventListener('keydown', onKey, {signal});
    input.addEventListener('input', () => dispatch({type: 'typed'}), {signal});
    input.addEventListener('focus', () => dispatch({type: 'focused'}), {signal});
    input.addEventListener('click', () => dispatch({type: 'focused'}), {signal});
    input.addEventListener('blur', () => dispatch({type: 'left'}), {signal});
    input.form?.addEventListener('submit', onSubmit, {signal});
    return () => listening.abort();
  }, [field, language]);

  useAttributes(field, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': id,
    'aria-expanded': String(isOpen && hits.length > 0),
    'aria-activedescendant': active === null ? null : optionId(id, active),
  });
  return {isOpen, active};
}

/** Folds the search of a phone, and gives the focus back to its button. */
function fold(input: HTMLInputElement): void {
  const details = input.closest('details');
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** Returns the id of an option, by its position in the list. */
export function optionId(list: string, position: number): string {
  return `${list}-${position}`;
}

function keyEvent(key: string, count: number): ComboboxEvent | null {
  if (key === 'ArrowDown') return {type: 'down', count};
  if (key === 'ArrowUp') return {type: 'up', count};
  return key === 'Escape' ? {type: 'escape'} : null;
}

function useAttributes(field: RefObject<HTMLElement>, attributes: Readonly<Record<string, string | null>>) {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.current?.removeAttribute(name);
      else field.current?.setAttribute(name, value);
    }
  });
}
