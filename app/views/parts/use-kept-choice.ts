import {useNavigate} from '@remix-run/react';
import type {FormEvent} from 'react';

import {choiceQuery, type FirstChoice} from '../../domain/product/buy-choice';

/** Keeps what is chosen in a buy box in the page's address; `first` is what it shows where the address says nothing. */
export function useKeptChoice(first: FirstChoice) {
  const navigate = useNavigate();
  const queryOf = (form: HTMLFormElement) =>
    choiceQuery(new URLSearchParams(location.search), new FormData(form), first);

  /** Writes it into the address, for the way back and for reloading. */
  function keep({currentTarget}: FormEvent<HTMLFormElement>): void {
    history.replaceState(history.state, '', `?${queryOf(currentTarget).toString()}`);
  }

  /** Opens the variant whose button was pressed, with all of it; `false` where another button was pressed. */
  function open(event: FormEvent<HTMLFormElement>): boolean {
    const {currentTarget, nativeEvent} = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (!(button instanceof HTMLButtonElement) || button.name !== 'variant') return false;
    event.preventDefault();
    const query = queryOf(currentTarget);
    query.set('variant', button.value);
    navigate(`?${query.toString()}`, {replace: true, preventScrollReset: true});
    return true;
  }

  return {keep, open};
}
