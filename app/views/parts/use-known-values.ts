import {useEffect, useRef, type RefObject} from 'react';

/**
 * Updates the fields of a form whenever the values from the worker change; `known` has them by field name (`boolean` for a
 * checkbox). A field that the shopper has changed meanwhile keeps its value: that is the next change, while the one
 * before is under way.
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
