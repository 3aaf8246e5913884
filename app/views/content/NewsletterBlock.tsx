import type {NewsletterBlock as Block} from '../../domain/content/page';
import {NewsletterForm} from '../parts/NewsletterForm';
import * as styles from './NewsletterBlock.css';

/** A sign-up in the midst of a page. */
export function NewsletterBlock({block: {heading, text, variant, anchor}}: {readonly block: Block}) {
  return (
    <section className={styles.panel} id={anchor ?? undefined}>
      <h2>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <NewsletterForm variant={variant} />
    </section>
  );
}
