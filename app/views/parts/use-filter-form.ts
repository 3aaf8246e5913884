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
  useEffect(() => {
    // A choice that was made before the script came stays.
    if (shown.current === address) return;
    shown.current = address;
    for (const field of ref.current?.elements ?? []) {
      if (field instanceof HTMLSelectElement) field.value = sort;
      else if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
    }
  }, [address, sort]);
  return {
    ref,
    onChange: ({target, currentTarget}: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLSelectElement) || !byKey.current) send(currentTarget);
    },
    onKeyDownCapture: () => (byKey.current = true),
    onPointerDownCapture: () => (byKey.current = false),
    onBlur: ({target, currentTarget}: FocusEvent<HTMLFormElement>) => {
      if (target instanceof HTMLSelectElement && target.value !== sort) send(currentTarget);
    },
  };
}
