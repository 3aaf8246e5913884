import * as styles from './Breadcrumbs.css';
import {TextLink} from './TextLink';

export type Crumb = {readonly title: string; readonly url: string};

type Props = {
  /** Of the navigation, for screen readers: 'You are here'. */
  readonly label: string;
  /** From home to the page itself, which is the last and no link. */
  readonly crumbs: readonly Crumb[];
};

/** Shows the way from home to this page. */
export function Breadcrumbs({label, crumbs}: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map((crumb, position) => (
          <li key={crumb.url} className={styles.item}>
            {position < crumbs.length - 1 ? (
              <TextLink href={crumb.url} variant="quiet">
                {crumb.title}
              </TextLink>
            ) : (
              <span className={styles.here} aria-current="page">
                {crumb.title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
