import type {Accordion} from '../../domain/content/page';
import {Disclosure} from '../../ui/Disclosure';
import * as styles from './AccordionBlock.css';
import {RichTextView} from '../parts/RichTextView';

/** Questions that open to their answers. */
export function AccordionBlock({block}: {readonly block: Accordion}) {
  const {heading, items, anchor} = block;
  return (
    <section className={styles.accordion} id={anchor ?? undefined}>
      {heading !== null && <h2 className={styles.title}>{heading}</h2>}
      <div>
        {items.map(({key, title, content}) => (
          <Disclosure key={key} summary={title}>
            <RichTextView content={content} />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
