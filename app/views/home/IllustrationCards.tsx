import {contentPath} from '../../pages/paths';
import type {HomeCard} from '../../domain/content/home';
import {useLanguage} from '../../i18n/use-translate';
import {lead} from '../../styles/type.css';
import {Icon} from '../../ui/Icon';
import {Link} from '../../ui/Link';
import {PageWidth} from '../../ui/PageWidth';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import * as styles from './IllustrationCards.css';
import {useTranslate} from './texts';

type Props = {readonly cards: readonly HomeCard[]};

/** How to choose: by what stands in the kitchen, or by three questions. */
export function IllustrationCards({cards}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <PageWidth as="section" className={styles.choice} aria-labelledby="choose-title">
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id="choose-title">{translate('home:choose.title')}</h2>
          <p className={lead}>{translate('home:choose.lead')}</p>
        </div>
        <TextLink href={contentPath(language, 'coffeeMatch')} variant="standalone">
          {translate('home:choose.quiz')}
          <Icon name="arrow" size="small" />
        </TextLink>
      </header>
      <ul className={styles.ways}>
        {cards.map(({key, heading, text, picture, link}) => (
          <li key={key} className={styles.way}>
            <div className={styles.arch}>
              <Picture className={styles.picture} picture={picture} sizes="(max-width: 768px) 35vw, 25rem" decorative />
            </div>
            <div>
              <h3 className={styles.title}>
                <Link className={styles.link} href={link.href}>
                  {heading}
                </Link>
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageWidth>
  );
}
