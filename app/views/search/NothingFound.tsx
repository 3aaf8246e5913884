import {useTranslate} from '../../i18n/use-translate';
import {CategoryLinks} from './CategoryLinks';
import {PopularSearches} from './PopularSearches';
import * as styles from './SearchPage.css';

/** Nothing was found: how to go on. */
export function NothingFound() {
  const translate = useTranslate();
  return (
    <>
      <section className={styles.words}>
        <h2>{translate('search:empty.title')}</h2>
        <p>{translate('search:empty.text')}</p>
      </section>
      <PopularSearches />
      <CategoryLinks />
    </>
  );
}
