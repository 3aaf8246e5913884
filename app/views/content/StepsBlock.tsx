import type {Steps} from '../../domain/content/page';
import {Picture} from '../../ui/Picture';
import * as styles from './StepsBlock.css';

/** What is done one after the other. */
export function StepsBlock({block}: {readonly block: Steps}) {
  const {heading, steps, anchor} = block;
  const Title = heading === null ? 'h2' : 'h3';
  return (
    <section className={styles.steps} id={anchor ?? undefined}>
      {heading !== null && <h2>{heading}</h2>}
      <ol className={styles.list}>
        {steps.map(({key, heading: title, text, picture}) => (
          <li key={key} className={styles.step}>
            <Title className={styles.title}>{title}</Title>
            <p className={styles.text}>{text}</p>
            {picture && <Picture className={styles.picture} picture={picture} sizes="(max-width: 768px) 80vw, 34rem" />}
          </li>
        ))}
      </ol>
    </section>
  );
}
