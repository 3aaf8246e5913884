import * as styles from './Skeleton.css';

type Props = {
  /** What is being fetched, for screen readers. */
  readonly label: string;
};

/** How many lines of text its place holds. */
const LINES = 3;

/**
 * Shows the place of something that a script fetches, kept free so that nothing moves when it comes. Never in a
 * document.
 */
export function Skeleton({label}: Props) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {Array.from({length: LINES}, (_, line) => (
        <span key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
