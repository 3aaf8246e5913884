import {footerColumns} from '../../domain/menu';
import {useTranslate} from '../../i18n/use-translate';
import {above} from '../../styles/breakpoints';
import {Icon} from '../../ui/Icon';
import {textLink} from '../../ui/TextLink.css';
import * as styles from './Footer.css';
import {MenuLink} from './MenuLink';
import type {ShellProps} from './shell-props';

type Props = Pick<ShellProps, 'path'> & {readonly menu: ShellProps['menus']['footer']};

/**
 * The lists of links into the shop, cut into columns (Specification, section 9, Footer SEO link columns). On narrow screens they are
 * folded: who scrolls to the end of a page looks for help there, not for a second menu.
 */
export function FooterLinkLists({menu, path}: Props) {
  const t = useTranslate();
  return (
    <nav className={styles.listsFrame} aria-labelledby="footer-links">
      <details className={styles.fold} ref={openOnWide}>
        <summary className={styles.foldTitle}>
          <h2 className={styles.listsTitle} id="footer-links">
            {t('shell:footer.links.title')}
          </h2>
          <span className={styles.foldMark}>
            <Icon name="chevron" size="small" />
          </span>
        </summary>
        <div className={styles.lists}>
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
        </div>
      </details>
    </nav>
  );
}

/** For what styles show unfolded from tablets on: says so to screen readers too. */
function openOnWide(fold: HTMLDetailsElement | null): void {
  if (fold && matchMedia(above('md')).matches) fold.setAttribute('open', '');
}
