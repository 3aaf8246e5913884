import {type FocusEvent, type FormEvent, useEffect, useRef} from 'react';

type Options = {
  /** The page's address, which says what is chosen: by links and by the way back it changes without the form. */
  readonly address: string;
  readonly sort: string;
  readonly send: (form: HTMLFormElement) => void;
};

/**
 * Sends each choice in a form of filters with a list of orders, and shows in it what the address says. Arrow keys change a
 * closed list with every press, so that an order chosen by keyboard is sent by the button or when the focus leaves.
 */
export function useFilterForm({address, sort, send}: Options) {
  const ref = useRef<HTMLFormElement>(null);
  const byKey = useRef(false);
  const shown = useRef(address);
  const sent = useRef<readonly string[]>([]);
  useEffect(() => {
    // A choice that was made before the script came stays.
    if (shown.current === address) return;
    shown.current = address;
    const fields = [...(ref.current?.elements ?? [])];
    const answered = sent.current.lastIndexOf(choices(fields, sort));
    sent.current = answered < 0 ? [] : sent.current.slice(answered + 1);
    // A choice that was made while this answer was drawn stays, too: its own answer follows.
    if (sent.current.length > 0) return;
    for (const field of fields) {
      if (field instanceof HTMLSelectElement) field.value = sort;
      else if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
    }
  }, [address, sort]);
  const submit = (form: HTMLFormElement) => {
    sent.current = [...sent.current, choices([...form.elements])];
    send(form);
  };
  return {
    ref,
    onChange: ({target, currentTarget}: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLSelectElement) || !byKey.current) submit(currentTarget);
    },
    onKeyDownCapture: () => (byKey.current = true),
    onPointerDownCapture: () => (byKey.current = false),
    onBlur: ({target, currentTarget}: FocusEvent<HTMLFormElement>) => {
      if (target instanceof HTMLSelectElement && target.value !== sort) submit(currentTarget);
    },
  };
}

/** Returns the chosen filters and the order of a form as one text, to compare. With `sort`, those of the page's address. */
function choices(fields: readonly Element[], sort?: string): string {
  return fields
    .flatMap((field) => {
      if (field instanceof HTMLSelectElement) return sort ?? field.value;
      if (!(field instanceof HTMLInputElement)) return [];
      return (sort === undefined ? field.checked : field.defaultChecked) ? `${field.name} ${field.value}` : [];
    })
    .sort()
    .join('\n');
}
