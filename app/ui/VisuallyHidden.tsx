import type {ReactNode} from 'react';

import {visuallyHidden} from './VisuallyHidden.css';

/** Hides text from all but screen readers. */
export function VisuallyHidden({children}: {readonly children: ReactNode}) {
  return <span className={visuallyHidden}>{children}</span>;
}
