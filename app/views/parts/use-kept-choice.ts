import {useLocation, useNavigate} from '@remix-run/react';
import {type FormEvent, useEffect, useRef, useState} from 'react';

import {submitterOf} from '../../client/submitter';
import {globalNumber} from '../../domain/global-id';
import {choiceQuery, type FirstChoice} from '../../domain/product/buy-choice';

/** Keeps what is chosen in a buy box in the page's address; `first` is what it shows where the address says nothing. */
export function useKeptChoice(first: FirstChoice) {
  const navigate = useNavigate();
  const {key} = useLocation();
  const openedFrom = useRef<string | null>(null);
  const waiting = useRef<HTMLFormElement | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  // Every navigation ends with another key. An option that waited for it has been pressed by now (`use-options-in-turn.ts`).
  useEffect(() => {
    if (openedFrom.current === key) return;
    waiting.current?.requestSubmit();
    waiting.current = null;
    setWaiting(false);
  }, [key]);
  const queryOf = (form: HTMLFormElement) =>
    choiceQuery(new URLSearchParams(location.search), new FormData(form), first);

  /** Writes it into the address, for the way back and for reloading; another variant brings its price with it. */
  function keep({currentTarget, target}: FormEvent<HTMLFormElement>): void {
    const query = queryOf(currentTarget);
    if (isVariantControl(target)) show(query, globalNumber(target.value));
    else history.replaceState(history.state, '', query.size === 0 ? location.pathname : `?${query.toString()}`);
  }

  function show(query: URLSearchParams, variant: string): void {
    query.set('variant', variant);
    openedFrom.current = key;
    navigate(`?${query.toString()}`, {replace: true, preventScrollReset: true});
  }

  /** Opens the variant whose button was pressed, with all of it; `false` where another button was pressed. */
  function open(event: FormEvent<HTMLFormElement>): boolean {
    const button = submitterOf(event);
    if (!(button instanceof HTMLButtonElement) || button.name !== 'variant') return false;
    event.preventDefault();
    show(queryOf(event.currentTarget), button.value);
    return true;
  }

  /** Sends the form once the variant is there that was pressed before: it is the one that is meant. `false` where none is awaited. */
  function wait(event: FormEvent<HTMLFormElement>): boolean {
    if (openedFrom.current !== key) return false;
    event.preventDefault();
    waiting.current = event.currentTarget;
    setWaiting(true);
    return true;
  }

  return {keep, open, wait, isWaiting};
}

/** Whether it is one of the controls inside the form that choose a variant, whose values are global ids. */
function isVariantControl(target: EventTarget): target is HTMLInputElement | HTMLSelectElement {
  return (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.name === 'variantId';
}
