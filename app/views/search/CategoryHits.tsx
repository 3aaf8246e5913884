import {listingPath} from '../../config/paths';
import type {CategoryHit} from '../../domain/search/search-results';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import * as styles from './CategoryHits.css';

/** Categories that were found, with how much is in each. */
export function CategoryHits({hits}: {readonly hits: readonly CategoryHit[]}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {hits.map(({id, handle, title, prefix, productCount}) => (
        <li key={id}>
          <TextLink href={listingPath(language, prefix, handle)} variant="standalone">
            {title}
          </TextLink>
          <p className={styles.count}>{translate('search:category.count', {count: productCount})}</p>
        </li>
      ))}
    </ul>
  );
}
