import {searchPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import {VisuallyHidden} from '../../ui/VisuallyHidden';

import * as styles from './SearchForm.css';

/** The search field of the header: a plain form that asks for the page of results. */
export function SearchForm() {
  const t = useTranslate();
  return (
    <form className={styles.form} role="search" method="get" action={searchPath(useLanguage())}>
      <input
        className={styles.field}
        type="search"
        name="q"
        required
        placeholder={t('shell:search.placeholder')}
        aria-label={t('shell:search.label')}
      />
      <button className={styles.button}>
        <Icon name="search" />
        <VisuallyHidden>{t('shell:search.submit')}</VisuallyHidden>
      </button>
    </form>
  );
}

/** The same behind a button, on narrow screens. */
export function FoldedSearch() {
  const t = useTranslate();
  return (
    <details className={styles.folded}>
      <summary className={styles.button}>
        <span className={styles.whenClosed}>
          <Icon name="search" size="large" />
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" size="large" />
        </span>
        <VisuallyHidden>{t('shell:search.label')}</VisuallyHidden>
      </summary>
      <div className={styles.sheet}>
        <SearchForm />
      </div>
    </details>
  );
}
