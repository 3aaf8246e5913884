import {searchPath} from '../../config/paths';
import {POPULAR_SEARCHES} from '../../config/search';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import * as styles from './PopularSearches.css';

/** What others look for, each a search of its own. */
export function PopularSearches() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="search-popular">
      <h2 id="search-popular" className={styles.title}>
        {translate('search:popular')}
      </h2>
      <ul className={styles.list}>
        {POPULAR_SEARCHES[language].map((words) => (
          <li key={words}>
            <Button
              href={`${searchPath(language)}?q=${encodeURIComponent(words)}`}
              variant="tertiary"
              inline
              rel="nofollow"
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
