import {searchPath} from '../../config/paths';
import {SEARCH_KINDS, type SearchKind} from '../../config/search';
import {inTab, searchQuery, type SearchRequest} from '../../domain/search/search-request';
import {useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import * as styles from './SearchTabs.css';

type Props = {
  readonly asked: SearchRequest;
  readonly counts: Readonly<Record<SearchKind, number>>;
};

/** The kinds of which something was found, each an address of its own. */
export function SearchTabs({asked, counts}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const kinds = SEARCH_KINDS.filter((kind) => counts[kind] > 0 || kind === asked.tab);
  return (
    <nav aria-label={translate('search:tabs.label')}>
      <ul className={styles.list}>
        {(['all', ...kinds] as const).map((tab) => (
          <li key={tab}>
            <Button
              href={`${searchPath(language)}?${searchQuery(inTab(asked, tab))}`}
              variant="ghost"
              inline
              rel="nofollow"
              active={tab === asked.tab}
              aria-current={tab === asked.tab ? 'page' : undefined}
            >
              {tab === 'all' ? translate('search:tabs.all') : translate(`search:kind.${tab}`)}
              {tab !== 'all' && <span className={styles.count}> {format.number(counts[tab])}</span>}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
