import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject} from 'react';

import {Icon} from '../../ui/Icon';
import * as styles from './Message.css';

type Props = {
  readonly tone: keyof typeof styles.message;
  readonly id?: string;
  readonly children: ReactNode;
};

/**
 * Shows what became of a change, told where it was made. Failures interrupt screen readers, a success waits its turn.
 */
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

const never = () => () => undefined;

/**
 * Scrolls a box into view when it appears, and again with each new `news` in it (`null` for none). Not for a box that
 * the document came with: hydration must not move a page that is being used.
 * @returns for the box
 */
export function useBroughtIntoView(news: unknown): RefObject<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [cameWith] = useState(isHydrating ? {news} : null);
  useEffect(() => {
    if (news === null || news === cameWith?.news) return;
    box.current?.scrollIntoView({block: 'nearest'});
  }, [cameWith, news]);
  return box;
}
