import {Button} from './Button';
import * as styles from './Pagination.css';

type PageLink = {readonly number: number; readonly url: string; readonly label: string};

type Props = {
  /** Of the navigation, for screen readers. */
  readonly label: string;
  readonly pages: readonly PageLink[];
  /** The number of the page that is shown. */
  readonly current: number;
  readonly previous?: {readonly url: string; readonly label: string} | undefined;
  readonly next?: {readonly url: string; readonly label: string} | undefined;
};

/** Shows the pages of a long list, each a real address. */
export function Pagination({label, pages, current, previous, next}: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {previous && (
          <li>
            <Button href={previous.url} rel="prev" variant="ghost" inline>
              {previous.label}
            </Button>
          </li>
        )}
        {pages.map((page, index) => (
          <li
            key={page.number}
            className={page.number - (pages[index - 1]?.number ?? 0) > 1 ? styles.afterGap : undefined}
          >
            <Button
              href={page.url}
              variant="ghost"
              inline
              active={page.number === current}
              aria-label={page.label}
              aria-current={page.number === current ? 'page' : undefined}
            >
              {page.number}
            </Button>
          </li>
        ))}
        {next && (
          <li>
            <Button href={next.url} rel="next" variant="ghost" inline>
              {next.label}
            </Button>
          </li>
        )}
      </ul>
    </nav>
  );
}
