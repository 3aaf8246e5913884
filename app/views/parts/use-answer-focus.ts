import {useEffect, useRef, type RefObject} from 'react';

import {announce} from '../../client/live-region';

/**
 * Moves the focus once a form that a script has sent is answered: to the first wrong field or error, else to what has
 * taken the form's place (`tabIndex={-1}`). If that has the focus already, or the shopper went on outside the form
 * meanwhile, the focus stays and the answer is announced.
 *
 * @param answer changes identity with every answer; for that of the document there is `autofocus` (app/entry.server.tsx)
 * @returns the ref of the form, or of the element around the form and what takes its place
 */
export function useAnswerFocus(answer: unknown): RefObject<HTMLFormElement & HTMLDivElement> {
  const place = useRef<HTMLFormElement & HTMLDivElement>(null);
  const known = useRef(answer);
  useEffect(() => {
    if (known.current === answer) return;
    known.current = answer;
    const {current: part} = place;
    const find = (selector: string) => part?.querySelector<HTMLElement>(selector);
    const target = find('[aria-invalid],[role=alert]') ?? find('[tabindex="-1"]');
    if (!part || !target) return;
    if (target === document.activeElement || isFocusElsewhere(part)) announce(textOf(target));
    else target.focus();
  }, [answer]);
  return place;
}

/** As far as it is asked here: an element of the page. */
type Part = {contains(other: Part | null): boolean};

/**
 * Tells whether the shopper has gone on outside a part of the page. After a press Safari focuses not the button but the nearest element around it
 * that takes a focus, such as `<main tabindex="-1">`: what stands around the part is no other place.
 */
export function isFocusElsewhere(part: Part, focused: Part | null = document.activeElement): boolean {
  return !part.contains(focused) && focused?.contains(part) === false;
}

/** Returns the text of a message. A field has its error in the first element of `aria-describedby`. */
function textOf(target: HTMLElement): string {
  const [id = ''] = target.getAttribute('aria-describedby')?.split(' ') ?? [];
  return (document.getElementById(id) ?? target).textContent;
}
