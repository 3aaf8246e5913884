import {useState} from 'react';

import {visuallyHidden} from './VisuallyHidden.css';

type Props = {
  /** The id of what the text is about. A new id announces the text again, even if it is the same. */
  readonly of: string;
  readonly text: string;
};

/**
 * Tells screen readers a text whenever it changes (WCAG 2.2, 4.1.3). At first it is empty: the page says it, and a status that
 * comes with its text is not announced.
 */
export function StatusMessage({of, text}: Props) {
  const now = `${of} ${text}`;
  const [first, setFirst] = useState<string | null>(now);
  if (first !== null && first !== now) setFirst(null);
  return (
    <div role="status" className={visuallyHidden}>
      <p key={of}>{first === null && text}</p>
    </div>
  );
}
