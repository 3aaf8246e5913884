import type {FormEvent} from 'react';

/** Returns the button by which a form is sent; `null` where it was none. */
export function submitterOf({nativeEvent}: FormEvent): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
}
