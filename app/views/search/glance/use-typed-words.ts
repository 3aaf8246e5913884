import {useEffect, useRef, useState, type RefObject} from 'react';
import {useInstantSearch, useSearchBox} from 'react-instantsearch';

import {GLANCE} from '../../../config/search';

const TOO_MANY_REQUESTS = 429;

/**
 * The words in the field, which are looked for once the typing pauses.
 * `answered` are the words that the list belongs to; `trouble` says why there is none.
 */
export function useTypedWords(field: RefObject<HTMLInputElement>) {
  const {refine} = useSearchBox();
  const {status, error, results} = useInstantSearch({catchError: true});
  const [typed, setTyped] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const look = (wait: number) => {
      const words = input.value.trim();
      setTyped(words);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => refine(words), wait);
    };
    const onInput = () => look(GLANCE.pause);
    // What was typed before this was there.
    look(0);
    input.addEventListener('input', onInput);
    return () => {
      clearTimeout(pause.current);
      input.removeEventListener('input', onInput);
    };
  }, [field, refine]);
  const limited = error !== undefined && 'status' in error && error.status === TOO_MANY_REQUESTS;
  const trouble = status !== 'error' ? null : limited ? ('limited' as const) : ('down' as const);
  return {typed, answered: results.query, trouble};
}
