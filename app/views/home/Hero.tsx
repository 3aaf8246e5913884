import {HOME_COLLECTIONS} from '../../config/commerce';
import {listingPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Picture} from '../../ui/Picture';
import {lead} from '../../styles/type.css';
import * as styles from './Hero.css';
import {SCENES} from './scenes';

/** The clearing in the morning, and the one thing to do first. */
export function Hero() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 className={styles.title} id="hero-title">
          {translate('home:hero.title')}
        </h1>
        <p className={lead}>{translate('home:hero.lead')}</p>
        <p className={styles.action}>
          <Button bright href={listingPath(language, 'c', HOME_COLLECTIONS.coffee)}>
            {translate('home:hero.action')}
          </Button>
        </p>
      </div>
      <div className={styles.window}>
        <Picture
          className={styles.picture}
          picture={{...SCENES.hero, alt: translate('home:hero.pictureAlt')}}
          sizes="(max-width: 768px) 100vw, 60vw"
          priority
        />
      </div>
    </section>
  );
}
