import {HOME_COLLECTIONS} from '../../config/commerce';
import {listingPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {lead} from '../../styles/type.css';
import {Link} from '../../ui/Link';
import {PageWidth} from '../../ui/PageWidth';
import {Picture} from '../../ui/Picture';
import * as styles from './BrewChoice.css';
import {SCENES} from './scenes';

const WAYS = [
  {name: 'filter', handle: HOME_COLLECTIONS.filter},
  {name: 'espresso', handle: HOME_COLLECTIONS.espresso},
  {name: 'decaf', handle: 'decaf'},
] as const;

/** How to choose: by what stands in the kitchen. */
export function BrewChoice() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <PageWidth as="section" className={styles.choice} aria-labelledby="choose-title">
      <header className={styles.head}>
        <h2 id="choose-title">{translate('home:choose.title')}</h2>
        <p className={lead}>{translate('home:choose.lead')}</p>
      </header>
      <ul className={styles.ways}>
        {WAYS.map(({name, handle}) => (
          <li key={name} className={styles.way}>
            <div className={styles.arch}>
              <Picture
                className={styles.picture}
                picture={{...SCENES[name], alt: ''}}
                sizes="(max-width: 768px) 35vw, 25rem"
                decorative
              />
            </div>
            <div>
              <h3 className={styles.title}>
                <Link className={styles.link} href={listingPath(language, 'c', handle)}>
                  {translate(`home:choose.${name}.title`)}
                </Link>
              </h3>
              <p className={styles.text}>{translate(`home:choose.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageWidth>
  );
}
