import {BRAND, TRUST} from '../../config/brand';
import {LOCALES} from '../../config/languages';
import {contentPath} from '../../config/paths';
import {footerStarDisplay} from '../../domain/rating';
import {useTranslate} from '../../i18n/use-translate';
import {Stars} from '../../ui/Stars';
import {TextLink} from '../../ui/TextLink';

import * as styles from './Footer.css';
import type {ShellProps} from './shell-props';

type Props = Pick<ShellProps, 'language'>;

const HELP = ['shipping', 'returns', 'repairs', 'faq'] as const;

/** The footer's first row: help, mission, trust and award (Specification, section 2, Footer). */
export function FooterService({language}: Props) {
  const t = useTranslate();
  return (
    <div className={styles.blocks}>
      <section>
        <h2 className={styles.title}>{t('shell:footer.mission.title')}</h2>
        <p className={styles.text}>{t('shell:footer.mission.text')}</p>
        <TextLink href={contentPath(language, 'foundation')} variant="standalone">
          {t('shell:footer.mission.link')}
        </TextLink>
      </section>
      <section>
        <h2 className={styles.title}>{t('shell:footer.help.title')}</h2>
        <ul className={styles.plain}>
          {HELP.map((key) => (
            <li key={key}>
              <TextLink href={t(`shell:footer.help.${key}Url`)} variant="quiet" newTab={t('common:newTab')}>
                {t(`shell:footer.help.${key}`)}
              </TextLink>
            </li>
          ))}
        </ul>
      </section>
      <Trust language={language} />
    </div>
  );
}

function Trust({language}: Props) {
  const t = useTranslate();
  const {rating, count, source, date, url} = TRUST.shop;
  const {locale} = LOCALES[language];
  const figure = new Intl.NumberFormat(locale);
  const day = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
  const oneDecimal = new Intl.NumberFormat(locale, {minimumFractionDigits: 1, maximumFractionDigits: 1});
  const display = footerStarDisplay(rating);
  return (
    <section>
      <h2 className={styles.title}>{t('shell:footer.trust.title')}</h2>
      <Stars {...display} size="lg" label={t('common:starRating', {rating: oneDecimal.format(rating)})} />
      <p>
        <strong>{t('shell:footer.trust.grade')}</strong>{' '}
        {t('shell:footer.trust.figures', {rating: figure.format(rating), count: figure.format(count)})}
      </p>
      <p className={styles.note}>{t('shell:footer.trust.source', {source: source[language], date: day})}</p>
      <p>
        <TextLink href={url} variant="standalone" newTab={t('common:newTab')}>
          {t('shell:footer.trust.seal')}
        </TextLink>
      </p>
      <TextLink href={contentPath(language, 'roasterOfTheYear')} variant="standalone">
        {BRAND.awards.roasterOfTheYear.title[language]}
      </TextLink>
    </section>
  );
}
