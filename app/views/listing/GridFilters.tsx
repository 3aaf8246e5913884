import {Form, useSubmit} from '@remix-run/react';
import type {FormEvent} from 'react';

import {FILTER_PARAMETERS, FILTER_VALUES, type FilterName, SORTS} from '../../config/listing';
import type {GridPage} from '../../domain/listing/grid-page';
import {listingSearch, selectedValues, toggled} from '../../domain/listing/listing-query';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {Icon} from '../../ui/Icon';
import {Link} from '../../ui/Link';
import {Select} from '../../ui/Select';
import {TextLink} from '../../ui/TextLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import * as styles from './GridFilters.css';
import type {GridFrame} from './listing-data';
import {useTranslate} from './texts';

type Props = {
  /** The listing's own address. */
  readonly path: string;
  readonly grid: GridFrame;
};

/** Filters and order: a plain GET form with a button; with JavaScript each choice is shown at once. */
export function GridFilters({path, grid}: Props) {
  const translate = useTranslate();
  const submit = useSubmit();
  const {groups, selection, sort, total} = grid;
  const chosen = selectedValues(selection).reduce((sum, [, values]) => sum + values.length, 0);

  function choose(event: FormEvent<HTMLFormElement>) {
    submit(spoken(new FormData(event.currentTarget)), {action: path, preventScrollReset: true, replace: chosen > 0});
  }

  return (
    <div className={styles.choice}>
      <Form
        className={styles.bar}
        method="get"
        action={path}
        aria-label={translate('grid:filter.form')}
        toolname="filter"
        tooldescription={translate('grid:filter.form')}
        preventScrollReset
        onChange={choose}
      >
        {groups.length > 0 && (
          <details>
            <summary className={styles.summary}>
              {chosen === 0 ? translate('grid:filter.title') : translate('grid:filter.titleChosen', {count: chosen})}
              <Icon name="chevron" size="small" />
            </summary>
            <Groups groups={groups} />
          </details>
        )}
        <div className={styles.order}>
          <Select
            label={translate('grid:sort.label')}
            name="sort"
            key={sort}
            defaultValue={sort}
            options={SORTS.map((value) => ({value, label: translate(`grid:sort.${value}`)}))}
          />
          <Button variant="secondary" inline>
            {translate('grid:filter.apply')}
          </Button>
        </div>
      </Form>
      <div className={styles.line}>
        <p className={styles.count} role="status">
          {translate('grid:count', {count: total})}
        </p>
        {chosen > 0 && <ChosenFilters path={path} grid={grid} />}
      </div>
    </div>
  );
}

function Groups({groups}: Pick<GridFrame, 'groups'>) {
  const translate = useTranslate();
  const label = useFilterLabel();
  return (
    <div className={styles.groups}>
      {groups.map(({filter, choices}) => (
        <fieldset key={filter}>
          <legend className={styles.legend}>{translate(`grid:filter.name.${filter}`)}</legend>
          <div className={styles.values}>
            {choices.map(({value, count, selected}) => (
              <div key={`${value}${String(selected)}`} className={styles.value}>
                <Checkbox
                  name={FILTER_PARAMETERS[filter]}
                  value={value}
                  defaultChecked={selected}
                  disabled={count === 0 && !selected}
                  label={translate('grid:filter.choice', {value: label(filter, value), count})}
                />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** What goes without saying is not said, so that the address is the one that links lead to. */
function spoken(form: FormData): URLSearchParams {
  const pairs = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !(name === 'sort' && value === SORTS[0]) ? [[name, value]] : [],
  );
  return new URLSearchParams(pairs);
}

type ChosenFiltersProps = {readonly path: string; readonly grid: Pick<GridPage, 'selection' | 'sort'>};

/** What is chosen, each with a way to take it back. */
function ChosenFilters({path, grid: {selection, sort}}: ChosenFiltersProps) {
  const translate = useTranslate();
  const label = useFilterLabel();
  return (
    <>
      <VisuallyHidden>{translate('grid:filter.chosen')}</VisuallyHidden>
      <ul className={styles.chosen}>
        {selectedValues(selection).flatMap(([filter, values]) =>
          values.map((value) => (
            <li key={`${filter} ${value}`}>
              <Link
                className={styles.chip}
                href={path + listingSearch({selection: toggled(selection, filter, value), sort, page: 1})}
                aria-label={translate('grid:filter.remove', {value: label(filter, value)})}
              >
                {label(filter, value)}
                <Icon name="close" size="small" />
              </Link>
            </li>
          )),
        )}
      </ul>
      <TextLink href={path + listingSearch({selection: {}, sort, page: 1})} variant="standalone">
        {translate('grid:filter.clear')}
      </TextLink>
    </>
  );
}

/** Names a value of a filter in the page's language; a brand is its own name. */
function useFilterLabel(): (filter: FilterName, value: string) => string {
  const translate = useTranslate();
  return (filter, value) => {
    switch (filter) {
      case 'vendor':
        return value;
      case 'coffee_type': {
        const known = FILTER_VALUES.coffee_type.find((code) => code === value);
        return known === undefined ? value : translate(`grid:filter.value.coffee_type.${known}`);
      }
      case 'coffee_taste': {
        const known = FILTER_VALUES.coffee_taste.find((code) => code === value);
        return known === undefined ? value : translate(`grid:filter.value.coffee_taste.${known}`);
      }
      case 'coffee_preparation_method': {
        const known = FILTER_VALUES.coffee_preparation_method.find((code) => code === value);
        return known === undefined ? value : translate(`grid:filter.value.coffee_preparation_method.${known}`);
      }
      case 'gear_type': {
        const known = FILTER_VALUES.gear_type.find((code) => code === value);
        return known === undefined ? value : translate(`grid:filter.value.gear_type.${known}`);
      }
    }
  };
}
