import {BRAND} from '../../config/brand';
import {contentPath} from '../../config/paths';
import {useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';

import {ConsentLink} from './ConsentLink';
import * as styles from './Footer.css';
import {LanguageSwitch} from './LanguageSwitch';
import type {ShellProps} from './shell-props';
import {StatutoryLinks} from './StatutoryLinks';

type Props = Pick<ShellProps, 'language' | 'path' | 'switchUrl'> & {
  readonly year: number;
  readonly footnote: string | null;
};

const PAGES = [
  ['imprint', 'legalNotice'],
  ['privacy', 'privacy'],
  ['accessibility', 'accessibility'],
  ['terms', 'terms'],
] as const;

/** The bottom bar: copyright, ways out of a contract, cookie settings, legal pages, help, language (Specification, section 2, Footer). */
export function FooterLegal({language, path, switchUrl, year, footnote}: Props) {
  const t = useTranslate();
  return (
    <div className={styles.legal}>
      {footnote !== null && <p>{footnote}</p>}
      <p>
        {t('shell:footer.prices')}{' '}
        <TextLink href={contentPath(language, 'shipping')}>{t('shell:footer.pricesLink')}</TextLink>
      </p>
      <nav aria-label={t('shell:footer.legal.label')}>
        <ul className={styles.legalLinks}>
          <StatutoryLinks language={language} />
          <li>
            <ConsentLink language={language} path={path} />
          </li>
          {PAGES.map(([text, page]) => (
            <li key={page}>
              <TextLink href={contentPath(language, page)} variant="quiet">
                {t(`shell:footer.legal.${text}`)}
              </TextLink>
            </li>
          ))}
          <li>
            <TextLink href={BRAND.helpUrl} variant="quiet">
              {t('shell:footer.legal.help')}
            </TextLink>
          </li>
          <li>
            <LanguageSwitch language={language} url={switchUrl} />
          </li>
        </ul>
      </nav>
      <p>{t('shell:footer.copyright', {year, company: BRAND.legalName})}</p>
    </div>
  );
}
