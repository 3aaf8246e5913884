import type {HomeContent} from '../../domain/content/home';
import {lead} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {Picture} from '../../ui/Picture';
import * as styles from './Hero.css';

type Props = {readonly hero: HomeContent['hero']};

/** How wide the picture is shown: the page waits for it. */
export const HERO_SIZES = '(max-width: 768px) 100vw, 60vw';

/** The clearing in the morning, and the one thing to do first. */
export function Hero({hero: {heading, text, picture, link}}: Props) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 className={styles.title} id="hero-title">
          {heading}
        </h1>
        <p className={lead}>{text}</p>
        <p className={styles.action}>
          <Button bright href={link.href}>
            {link.label}
          </Button>
        </p>
      </div>
      <div className={styles.window}>
        <Picture className={styles.picture} picture={picture} sizes={HERO_SIZES} priority />
      </div>
    </section>
  );
}
