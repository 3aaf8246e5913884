import {HEADER_MENU, type MenuItem} from '../../config/menus';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import * as styles from './CategoryLinks.css';

/** Every category of the menu, from configuration: it is there whatever is down. */
export function CategoryLinks() {
  const translate = useTranslate();
  const links = distinctLinks(HEADER_MENU[useLanguage()]);
  return (
    <section className={styles.section} aria-labelledby="search-categories">
      <h2 id="search-categories" className={styles.title}>
        {translate('search:categories')}
      </h2>
      <ul className={styles.list}>
        {links.map(({title, url}) => (
          <li key={url}>
            <TextLink href={url} variant="standalone">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The places where the menu ends, each address once. */
function distinctLinks(items: readonly MenuItem[]): readonly {readonly title: string; readonly url: string}[] {
  const leaves = items.flatMap(leavesOf).filter(({url}) => /^\/\w+\/[cgk]\//.test(url));
  return [...new Map(leaves.map((leaf) => [leaf.url, leaf])).values()];
}

function leavesOf(item: MenuItem): readonly MenuItem[] {
  return item.items === undefined ? [item] : item.items.flatMap(leavesOf);
}
