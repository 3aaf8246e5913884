import {searchPath} from '../../config/paths';
import {inTab, searchQuery, type SearchRequest} from '../../domain/search/search-request';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {ProductCards} from '../parts/ProductCards';
import {ProductFilters} from './ProductFilters';
import * as styles from './ProductResults.css';
import {ResultPages} from './ResultPages';
import type {FoundAnswer} from './search-answer';

type Props = {
  readonly asked: SearchRequest;
  readonly answer: FoundAnswer;
};

/** The products that were found, with what narrows them down. */
export function ProductResults({asked, answer}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const {cards, counts, facets, pages} = answer;
  return (
    <div className={styles.columns}>
      <ProductFilters asked={asked} facets={facets} />
      <section className={styles.results} aria-labelledby="search-products">
        <h2 id="search-products">
          <VisuallyHidden>{translate('search:kind.products')}</VisuallyHidden>
        </h2>
        <p className={styles.count} role="status">
          {translate('search:found', {count: counts.products})}
        </p>
        {cards.length === 0 ? (
          <p>
            {translate('search:empty.filtered')}{' '}
            <TextLink href={`${searchPath(language)}?${searchQuery(inTab(asked, 'products'))}`}>
              {translate('search:filter.reset')}
            </TextLink>
          </p>
        ) : (
          <ProductCards cards={cards} columns={3} />
        )}
        <ResultPages asked={asked} pages={pages} />
      </section>
    </div>
  );
}
