import type {Quote} from '../../domain/content/page';
import * as styles from './QuoteBlock.css';

/** What somebody said, and who. */
export function QuoteBlock({block: {text, author, role, anchor}}: {readonly block: Quote}) {
  return (
    <figure className={styles.quote} id={anchor ?? undefined}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.author}>{role === null ? author : `${author}, ${role}`}</figcaption>
    </figure>
  );
}
