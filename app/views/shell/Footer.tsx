import {hasShortFooter} from '../../domain/menu';
import {PageWidth} from '../../ui/PageWidth';

import * as styles from './Footer.css';
import {FooterCare} from './FooterCare';
import {FooterLegal} from './FooterLegal';
import {FooterLinkLists} from './FooterLinkLists';
import {FooterMarks} from './FooterMarks';
import {FooterService} from './FooterService';
import {Logo} from '../parts/Logo';
import type {ShellProps} from './shell-props';
import {Treeline} from './Treeline';

type Props = ShellProps & {readonly year: number; readonly footnote: string | null};

/** The end of every page but the 404 page; shorter on cart and account pages (Specification, section 2, Footer). */
export function Footer({language, path, switchUrl, menus, year, footnote}: Props) {
  const short = hasShortFooter(path);
  return (
    <footer id="footer" tabIndex={-1} className={styles.outside}>
      <Treeline />
      <div className={styles.ground}>
        <PageWidth>
          <Logo tone="onForest" />
          {short ? <FooterCare language={language} /> : <FooterService language={language} />}
          {!short && <FooterMarks />}
          {!short && <FooterLinkLists menu={menus.footer} path={path} />}
          <FooterLegal language={language} path={path} switchUrl={switchUrl} year={year} footnote={footnote} />
        </PageWidth>
      </div>
    </footer>
  );
}
