import {useEffect, useRef, type RefObject} from 'react';

/**
 * Shows in the fields of a form what the cart says of them, `known` by their names (`boolean` of a box to tick), whenever that
 * changes. What was typed or chosen there meanwhile stays: it is the next wish, while the one before is under way.
 *
 * @returns the ref of the form
 */
export function useKnownValues(known: Readonly<Record<string, string | boolean>>): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(known);
  useEffect(() => {
    for (const [name, value] of Object.entries(known)) {
      const field = form.current?.elements.namedItem(name);
      if (field) follow(field, shown.current[name], value);
    }
    shown.current = known;
  });
  return form;
}

function follow(field: Element | RadioNodeList, before: unknown, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (field instanceof HTMLInputElement && field.checked === before) field.checked = value;
  } else if ('value' in field && field.value === before) field.value = value;
}
