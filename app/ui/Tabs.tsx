import {Link} from './Link';
import * as styles from './Tabs.css';

export type Tab = {readonly title: string; readonly url: string};

type Props = {
  /** Of the navigation, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The address of the tab that is shown. */
  readonly current: string;
};

/** Parts of one thing, each with an address of its own: links that look like tabs. In a narrow place the row scrolls. */
export function Tabs({label, tabs, current}: Props) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map(({title, url}) => (
          <li key={url}>
            <Link href={url} className={styles.tab} aria-current={url === current ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
