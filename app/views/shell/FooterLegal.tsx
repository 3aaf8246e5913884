import {type ComponentType, type MouseEvent, useState} from 'react';

import {BRAND} from '../../config/brand';
import type {Language} from '../../config/languages';
import {useTranslate} from '../../i18n/use-translate';
import {consentPath, contentPath} from '../../pages/paths';
import {servicePath} from '../../pages/service-paths';
import {TextLink} from '../../ui/TextLink';
import {textLink} from '../../ui/TextLink.css';
import * as styles from './Footer.css';
import {LanguageSwitch} from './LanguageSwitch';
import type {ShellProps} from './shell-props';

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

/**
 * Shows the bottom bar: copyright, ways out of a contract, cookie settings, legal pages, help, language (Specification,
 * section 2, Footer).
 */
export function FooterLegal({language, path, switchUrl, year, footnote}: Props) {
  const t = useTranslate();
  return (
    <div className={styles.legal}>
      {footnote !== null && <p>{footnote}</p>}
      <p>
        {`${t('shell:footer.prices')} `}
        <TextLink href={contentPath(language, 'shipping')}>{t('shell:footer.pricesLink')}</TextLink>
      </p>
      <nav aria-label={t('shell:footer.legal.label')}>
        <ul className={styles.waysOut}>
          <WaysOut language={language} />
        </ul>
        <ul className={styles.legalLinks}>
          <li>
            <ConsentLink language={language} path={path} />
          </li>
          <li>
            <TextLink href={servicePath(language, 'order')} variant="quiet">
              {t('shell:footer.legal.order')}
            </TextLink>
          </li>
          {PAGES.map(([text, page]) => (
            <li key={page}>
              <TextLink href={contentPath(language, page)} variant="quiet">
                {t(`shell:footer.legal.${text}`)}
              </TextLink>
            </li>
          ))}
          <li>
            <TextLink href={contentPath(language, 'faq')} variant="quiet">
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

/**
 * Shows the statutory ways out of a contract and the cookie settings (§ 25 TDDDG), as items of a list, where the footer does not: they
 * stand on every page.
 */
export function StatutoryLinks({language, path}: ConsentLinkProps) {
  return (
    <>
      <WaysOut language={language} />
      <li>
        <ConsentLink language={language} path={path} />
      </li>
    </>
  );
}

/** „Vertrag widerrufen“ (§ 356a BGB) and „Verträge hier kündigen“ (§ 312k BGB), which have to stand out among what is around them. */
function WaysOut({language}: Pick<ConsentLinkProps, 'language'>) {
  const t = useTranslate();
  return (
    <>
      <li>
        <TextLink href={servicePath(language, 'withdrawal')} variant="framed">
          {t('shell:footer.legal.withdraw')}
        </TextLink>
      </li>
      <li>
        <TextLink href={servicePath(language, 'cancellation')} variant="framed">
          {t('shell:footer.legal.cancel')}
        </TextLink>
      </li>
    </>
  );
}

type ConsentLinkProps = {
  readonly language: Language;
  /** Of the page on which the link stands. */
  readonly path: string;
};

type Dialog = ComponentType<{readonly language: Language; readonly onClose: () => void}>;

/** Reopens the cookie settings: as a page of their own, as a dialog where the script for it is there. */
function ConsentLink({language, path}: ConsentLinkProps) {
  const t = useTranslate();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const href = consentPath(language, path);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import('./ConsentDialog').then(
      ({ConsentDialog}) => setDialog(() => ConsentDialog),
      () => location.assign(href),
    );
  }

  return (
    <>
      <a href={href} className={textLink.quiet} rel="nofollow" onClick={open}>
        {t('shell:footer.legal.cookies')}
      </a>
      {Dialog && <Dialog language={language} onClose={() => setDialog(null)} />}
    </>
  );
}
