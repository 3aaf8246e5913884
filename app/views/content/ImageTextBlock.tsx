import type {ImageText} from '../../domain/content/page';
import {Picture} from '../../ui/Picture';
import * as styles from './ImageTextBlock.css';
import {LinkRow} from './LinkRow';
import {RichTextView} from '../parts/RichTextView';

/** Words beside a picture. */
export function ImageTextBlock({block}: {readonly block: ImageText}) {
  const {heading, content, picture, side, links, anchor} = block;
  return (
    <section className={styles.columns} id={anchor ?? undefined}>
      <Picture className={styles.picture[side]} picture={picture} sizes="(max-width: 768px) 92vw, 36rem" />
      <div className={styles.words}>
        {heading !== null && <h2>{heading}</h2>}
        <RichTextView content={content} />
        <LinkRow links={links} />
      </div>
    </section>
  );
}
