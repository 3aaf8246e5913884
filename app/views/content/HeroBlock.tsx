import type {Hero} from '../../domain/content/page';
import {lead} from '../../styles/type.css';
import {Picture} from '../../ui/Picture';
import * as styles from './HeroBlock.css';
import {LinkRow} from './LinkRow';

type Props = {
  readonly block: Hero;
  /** `h1` where it opens the page. */
  readonly as?: 'h1' | 'h2';
};

/** A heading in front of a picture: how a page opens. */
export function HeroBlock({block, as: Heading = 'h2'}: Props) {
  const {heading, text, picture, links, anchor} = block;
  return (
    <header className={styles.hero} id={anchor ?? undefined}>
      <div className={styles.words}>
        <Heading className={styles.title}>{heading}</Heading>
        <p className={lead}>{text}</p>
        <LinkRow links={links} />
      </div>
      <Picture
        className={styles.picture}
        picture={picture}
        sizes="(max-width: 768px) 92vw, 40rem"
        priority={Heading === 'h1'}
      />
    </header>
  );
}
