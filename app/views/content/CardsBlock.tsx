import type {Cards, ProductRowContent, Steps} from '../../domain/content/page';
import type {ProductCard} from '../../domain/product/product';
import {Grid} from '../../ui/Layout';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import {ProductCards} from '../parts/ProductCard';
import * as styles from './CardsBlock.css';

/** Shows things of a kind, each with its words and where it leads. */
export function CardsBlock({block}: {readonly block: Cards}) {
  const {heading, cards, anchor} = block;
  const Title = heading === null ? 'h2' : 'h3';
  return (
    <section className={styles.cards} id={anchor ?? undefined}>
      {heading !== null && <h2>{heading}</h2>}
      <Grid>
        {cards.map(({key, heading: title, text, picture, link}) => (
          <li key={key} className={styles.card}>
            {picture && (
              <Picture
                className={styles.picture}
                picture={picture}
                sizes="(max-width: 576px) 88vw, (max-width: 992px) 45vw, 25rem"
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

type Props = {
  readonly block: ProductRowContent;
  readonly cards: readonly ProductCard[];
};

/** Shows products that go with a page; nothing where none of them is to be had right now. */
export function ProductsBlock({block, cards}: Props) {
  const {heading, link, anchor} = block;
  if (cards.length === 0) return null;
  return (
    <section className={styles.row} id={anchor ?? undefined}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {link && (
          <TextLink href={link.href} variant="standalone">
            {link.label}
          </TextLink>
        )}
      </div>
      <ProductCards cards={cards} />
    </section>
  );
}

/** Shows what is done one after the other. */
export function StepsBlock({block}: {readonly block: Steps}) {
  const {heading, steps, anchor} = block;
  const Title = heading === null ? 'h2' : 'h3';
  return (
    <section className={styles.steps} id={anchor ?? undefined}>
      {heading !== null && <h2>{heading}</h2>}
      <ol className={styles.list}>
        {steps.map(({key, heading: title, text, picture}) => (
          <li key={key} className={styles.step}>
            <Title className={styles.stepTitle}>{title}</Title>
            <p>{text}</p>
            {picture && (
              <Picture className={styles.stepPicture} picture={picture} sizes="(max-width: 768px) 80vw, 34rem" />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
