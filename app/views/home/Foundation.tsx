import {BRAND} from '../../config/brand';
import {SOCIAL_PROJECTS} from '../../config/commerce';
import {useTranslate} from '../../i18n/use-translate';
import {PageWidth} from '../../ui/PageWidth';
import {Picture} from '../../ui/Picture';
import * as styles from './Foundation.css';
import {SCENES} from './scenes';

/** EUR 1 per kg, and the three projects that it can go to. */
export function Foundation() {
  const translate = useTranslate();
  return (
    <section className={styles.band} aria-labelledby="foundation-title">
      <PageWidth className={styles.columns}>
        <div className={styles.words}>
          <h2 className={styles.title} id="foundation-title">
            {translate('home:foundation.title')}
          </h2>
          <p className={styles.text}>{translate('home:foundation.text', {foundation: BRAND.foundation})}</p>
          <dl className={styles.projects}>
            {SOCIAL_PROJECTS.map(({code}) => (
              <div key={code} className={styles.project}>
                <dt className={styles.name}>{translate(`home:foundation.projects.${code}.title`)}</dt>
                <dd>{translate(`home:foundation.projects.${code}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Picture
          className={styles.picture}
          picture={{...SCENES.foundation, alt: translate('home:foundation.alt')}}
          sizes="(max-width: 768px) 100vw, 45vw"
        />
      </PageWidth>
    </section>
  );
}
