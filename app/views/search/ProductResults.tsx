import {Form, useSubmit} from '@remix-run/react';

import {SEARCH_SORTS} from '../../config/search';
import {inTab, searchQuery, type SearchRequest} from '../../domain/search/search-request';
import type {FacetValues} from '../../domain/search/search-results';
import {useLanguage} from '../../i18n/use-translate';
import {searchPath} from '../../pages/paths';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {Disclosure} from '../../ui/Disclosure';
import {Pagination} from '../../ui/Pagination';
import {Select} from '../../ui/Select';
import {TextLink} from '../../ui/TextLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {PriceNote} from '../parts/PriceNote';
import {ProductCards} from '../parts/ProductCard';
import {useFilterForm} from '../parts/use-filter-form';
import * as styles from './ProductResults.css';
import type {FoundAnswer} from './search-answer';
import {useTranslate} from './texts';

type Props = {
  readonly asked: SearchRequest;
  readonly answer: FoundAnswer;
};

/** Shows the products that were found, with what narrows them down. */
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
          <>
            <PriceNote />
            <ProductCards cards={cards} columns={3} />
          </>
        )}
        <ResultPages asked={asked} pages={pages} />
      </section>
    </div>
  );
}

type ProductFiltersProps = {
  readonly asked: SearchRequest;
  readonly facets: readonly FacetValues[];
};

/** What narrows the products down: a plain form that asks for another address; a script asks as soon as one is ticked. */
function ProductFilters({asked, facets}: ProductFiltersProps) {
  const translate = useTranslate();
  const action = searchPath(useLanguage());
  const submit = useSubmit();
  const address = searchQuery({...asked, page: 1});
  const form = useFilterForm({
    address,
    sort: asked.sort,
    send: (choices) => submit(choices, {preventScrollReset: true}),
  });
  const isNarrowed = address !== searchQuery(inTab(asked, 'products'));
  return (
    <Form {...form} className={styles.form} method="get" action={action} aria-label={translate('search:filter.title')}>
      <input type="hidden" name="q" value={asked.words} />
      <input type="hidden" name="tab" value="products" />
      <Select
        label={translate('search:filter.sort')}
        name="sort"
        defaultValue={asked.sort}
        options={SEARCH_SORTS.map((sort) => ({value: sort, label: translate(`search:filter.sorts.${sort}`)}))}
      />
      {facets.map(({facet, values}) => (
        <Disclosure
          key={facet}
          summary={translate(`search:filter.facet.${facet}`)}
          defaultOpen={values.some(({isChosen}) => isChosen)}
        >
          <fieldset className={styles.values}>
            <legend className={styles.legend}>{translate(`search:filter.facet.${facet}`)}</legend>
            {values.map(({value, count, isChosen}) => (
              <Checkbox
                key={value}
                name={facet}
                value={value}
                defaultChecked={isChosen}
                label={translate('search:filter.value', {value, count})}
              />
            ))}
          </fieldset>
        </Disclosure>
      ))}
      <div className={styles.acts}>
        <Button variant="secondary" inline>
          {translate('search:filter.apply')}
        </Button>
        {isNarrowed && (
          <TextLink href={`${action}?${searchQuery(inTab(asked, 'products'))}`} variant="standalone">
            {translate('search:filter.reset')}
          </TextLink>
        )}
      </div>
    </Form>
  );
}

type ResultPagesProps = {
  readonly asked: SearchRequest;
  readonly pages: number;
};

/** Pages beside the one that is shown. */
const NEAR = 2;

/** Shows the pages of a long list of results, each with everything that was asked for in its address. */
export function ResultPages({asked, pages}: ResultPagesProps) {
  const translate = useTranslate();
  const path = searchPath(useLanguage());
  if (pages < 2) return null;
  const current = Math.min(asked.page, pages);
  const url = (page: number) => `${path}?${searchQuery({...asked, page})}`;
  const shown = Array.from({length: pages}, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= NEAR,
  );
  return (
    <Pagination
      label={translate('common:pagination.label')}
      current={current}
      pages={shown.map((number) => ({
        number,
        url: url(number),
        label: translate('common:pagination.page', {number}),
      }))}
      previous={current > 1 ? {url: url(current - 1), label: translate('common:pagination.previous')} : undefined}
      next={current < pages ? {url: url(current + 1), label: translate('common:pagination.next')} : undefined}
    />
  );
}
