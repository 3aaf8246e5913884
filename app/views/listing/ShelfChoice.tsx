import {Form, useSubmit} from '@remix-run/react';
import type {FormEvent} from 'react';

import {FILTER_PARAMETERS, SORTS} from '../../config/listing';
import {selectedValues} from '../../domain/listing/listing-query';
import {useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {Icon} from '../../ui/Icon';
import {Select} from '../../ui/Select';
import {ChosenFilters} from './ChosenFilters';
import type {ShelfFrame} from './listing-data';
import * as styles from './ShelfChoice.css';
import {useFilterLabel} from './use-filter-label';

type Props = {
  /** The listing's own address. */
  readonly path: string;
  readonly shelf: ShelfFrame;
};

/** Filters and order: a plain GET form with a button; with JavaScript each choice is shown at once. */
export function ShelfChoice({path, shelf}: Props) {
  const translate = useTranslate();
  const submit = useSubmit();
  const {groups, selection, sort, total} = shelf;
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
        aria-label={translate('shelf:filter.form')}
        preventScrollReset
        onChange={choose}
      >
        {groups.length > 0 && (
          <details>
            <summary className={styles.summary}>
              {chosen === 0 ? translate('shelf:filter.title') : translate('shelf:filter.titleChosen', {count: chosen})}
              <Icon name="chevron" size="small" />
            </summary>
            <Groups groups={groups} />
          </details>
        )}
        <div className={styles.order}>
          <Select
            label={translate('shelf:sort.label')}
            name="sort"
            key={sort}
            defaultValue={sort}
            options={SORTS.map((value) => ({value, label: translate(`shelf:sort.${value}`)}))}
          />
          <Button variant="secondary" inline>
            {translate('shelf:filter.apply')}
          </Button>
        </div>
      </Form>
      <div className={styles.line}>
        <p className={styles.count} role="status">
          {translate('shelf:count', {count: total})}
        </p>
        {chosen > 0 && <ChosenFilters path={path} shelf={shelf} />}
      </div>
    </div>
  );
}

function Groups({groups}: Pick<ShelfFrame, 'groups'>) {
  const translate = useTranslate();
  const label = useFilterLabel();
  return (
    <div className={styles.groups}>
      {groups.map(({filter, choices}) => (
        <fieldset key={filter}>
          <legend className={styles.legend}>{translate(`shelf:filter.name.${filter}`)}</legend>
          <div className={styles.values}>
            {choices.map(({value, count, selected}) => (
              <div key={`${value}${String(selected)}`} className={styles.value}>
                <Checkbox
                  name={FILTER_PARAMETERS[filter]}
                  value={value}
                  defaultChecked={selected}
                  disabled={count === 0 && !selected}
                  label={translate('shelf:filter.choice', {value: label(filter, value), count})}
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
