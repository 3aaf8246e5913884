import type {ReactNode} from 'react';

import {Icon} from '../../ui/Icon';
import * as styles from './Message.css';
import {useBroughtIntoView} from './use-brought-into-view';

type Props = {
  readonly tone: keyof typeof styles.message;
  readonly id?: string;
  readonly children: ReactNode;
};

/** What became of a change, told where it was made. Failures interrupt screen readers, a success waits its turn. */
export function Message({tone, id, children}: Props) {
  // It may have come up below the bar at the foot of a phone's screen.
  const box = useBroughtIntoView(tone);
  return (
    <div ref={box} className={styles.message[tone]} role={tone === 'failure' ? 'alert' : 'status'} id={id}>
      <span className={styles.mark}>
        <Icon name={tone === 'failure' ? 'help' : 'check'} size="small" />
      </span>
      <div>{children}</div>
    </div>
  );
}
