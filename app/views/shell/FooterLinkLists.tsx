import {footerColumns} from '../../domain/menu';
import {useTranslate} from '../../i18n/use-translate';

import * as styles from './Footer.css';
import {MenuLink} from './MenuLink';
import type {ShellProps} from './shell-props';
import {textLink} from '../../ui/TextLink.css';

type Props = Pick<ShellProps, 'path'> & {readonly menu: ShellProps['menus']['footer']};

/** The lists of links into the shop, cut into columns (Specification, section 9, Footer SEO link columns). */
export function FooterLinkLists({menu, path}: Props) {
  const t = useTranslate();
  return (
    <nav className={styles.lists} aria-labelledby="footer-links">
      <h2 className={`${styles.title} ${styles.wide}`} id="footer-links">
        {t('shell:footer.links.title')}
      </h2>
      {footerColumns(menu).map(({item, columns}) => (
        <section key={item.id}>
          <h3 className={styles.listTitle}>
            <MenuLink item={item} path={path} className={textLink.quiet} />
          </h3>
          <div className={styles.listColumns}>
            {columns.map((links) => (
              <ul key={links[0]?.id} className={styles.plain}>
                {links.map((link) => (
                  <li key={link.id}>
                    <MenuLink item={link} path={path} className={textLink.quiet} />
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </section>
      ))}
    </nav>
  );
}
