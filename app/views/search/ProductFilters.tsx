import {Form, useSubmit} from '@remix-run/react';

import {searchPath} from '../../config/paths';
import {SEARCH_SORTS} from '../../config/search';
import {inTab, searchQuery, type SearchRequest} from '../../domain/search/search-request';
import type {FacetValues} from '../../domain/search/search-results';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {Disclosure} from '../../ui/Disclosure';
import {Select} from '../../ui/Select';
import {TextLink} from '../../ui/TextLink';
import * as styles from './ProductFilters.css';

type Props = {
  readonly asked: SearchRequest;
  readonly facets: readonly FacetValues[];
};

/** What narrows the products down: a plain form that asks for another address; a script asks as soon as one is ticked. */
export function ProductFilters({asked, facets}: Props) {
  const translate = useTranslate();
  const action = searchPath(useLanguage());
  const submit = useSubmit();
  const address = searchQuery({...asked, page: 1});
  const isNarrowed = address !== searchQuery(inTab(asked, 'products'));
  return (
    <Form
      key={address}
      className={styles.form}
      method="get"
      action={action}
      aria-label={translate('search:filter.title')}
      onChange={(event) => submit(event.currentTarget, {preventScrollReset: true})}
    >
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
