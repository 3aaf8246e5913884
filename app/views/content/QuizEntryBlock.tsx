import type {QuizEntry} from '../../domain/content/page';
import {Picture} from '../../ui/Picture';
import * as styles from './ImageTextBlock.css';
import {LinkRow} from './LinkRow';

/** The way into the quiz: a picture, a promise, a link. */
export function QuizEntryBlock({block}: {readonly block: QuizEntry}) {
  const {heading, text, picture, link, anchor} = block;
  return (
    <section className={styles.columns} id={anchor ?? undefined}>
      <Picture className={styles.picture.right} picture={picture} sizes="(max-width: 768px) 92vw, 36rem" decorative />
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p>{text}</p>
        <LinkRow links={link === null ? [] : [link]} />
      </div>
    </section>
  );
}
