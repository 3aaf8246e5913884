import type {Cards} from '../../domain/content/page';
import {Grid} from '../../ui/Grid';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import * as styles from './CardsBlock.css';

/** Things of a kind, each with its words and where it leads. */
export function CardsBlock({block}: {readonly block: Cards}) {
  const {heading, cards, anchor} = block;
  const Title = heading === null ? 'h2' : 'h3';
  return (
    <section className={styles.cards} id={anchor ?? undefined}>
      {heading !== null && <h2>{heading}</h2>}
      <Grid columns="large">
        {cards.map(({key, heading: title, text, picture, link}) => (
          <li key={key} className={styles.card}>
            {picture && (
              <Picture
                className={styles.picture}
                picture={picture}
                sizes="(max-width: 576px) 92vw, (max-width: 992px) 45vw, 25rem"
                decorative
              />
            )}
            <Title className={styles.title}>{title}</Title>
            <p className={styles.text}>{text}</p>
            {link && (
              <TextLink href={link.href} variant="standalone" className={styles.link}>
                {link.label}
              </TextLink>
            )}
          </li>
        ))}
      </Grid>
    </section>
  );
}
