import type {ReactNode} from 'react';

import {badge} from './Badge.css';

type Props = {
  /** `neutral` (default) for facts, `moss` for good news, `sun` for what is new, `sale` for reductions. */
  readonly tone?: keyof typeof badge;
  readonly children: ReactNode;
};

/** Shows a word or two on a small piece of paper. */
export function Badge({tone = 'neutral', children}: Props) {
  return <span className={badge[tone]}>{children}</span>;
}
