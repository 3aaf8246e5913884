import {useEffect, useRef} from 'react';

import {Link} from './Link';
import * as styles from './Tabs.css';

export type Tab = {
  readonly title: string;
  readonly url: string;
  /** How many things the tab shows, formatted. */
  readonly count?: string;
};

type Props = {
  /** Of the navigation, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The address of the tab that is shown. */
  readonly current: string;
  readonly rel?: string;
};

/**
 * Shows the parts of one thing, each with an address of its own: links that look like tabs. In a narrow place the row
 * scrolls.
 */
export function Tabs({label, tabs, current, rel}: Props) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (shown) row.current?.scrollTo({left: shown.offsetLeft - (row.current.clientWidth - shown.offsetWidth) / 2});
  }, [current]);
  return (
    <nav aria-label={label} className={styles.tabs} ref={row}>
      <ul className={styles.list}>
        {tabs.map(({title, url, count}) => (
          <li key={url}>
            <Link href={url} className={styles.tab} rel={rel} aria-current={url === current ? 'page' : undefined}>
              {title}
              {count !== undefined && <span className={styles.count}> {count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
