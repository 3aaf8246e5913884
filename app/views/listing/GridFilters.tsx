import {Form, useSubmit} from '@remix-run/react';
import {type KeyboardEvent, type MouseEvent, useRef, useState} from 'react';

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
import {useFilterForm} from '../parts/use-filter-form';
import * as styles from './GridFilters.css';
import type {GridFrame} from './listing-data';
import {useTranslate} from './texts';

type Props = {
  /** The listing's own address. */
  readonly path: string;
  readonly grid: GridFrame;
};

/**
 * Shows filters and order: a plain GET form with a button; with JavaScript each choice is shown at once. On phones both
 * lie on a sheet over the page, which its button closes.
 */
export function GridFilters({path, grid}: Props) {
  const translate = useTranslate();
  const {groups, selection, sort, total} = grid;
  const chosen = selectedValues(selection).reduce((sum, [, values]) => sum + values.length, 0);
  const submit = useSubmit();
  const form = useFilterForm({
    address: listingSearch({selection, sort, page: 1}),
    sort,
    send: (choices) =>
      submit(spoken(new FormData(choices)), {action: path, preventScrollReset: true, replace: chosen > 0}),
  });
  const sheet = useSheet();

  return (
    <div className={styles.choice}>
      <Form
        {...form}
        className={styles.bar}
        method="get"
        // Without JavaScript the next page begins with what was found.
        action={`${path}#product-listing`}
        aria-label={translate('grid:filter.form')}
        toolname="filter"
        tooldescription={translate('grid:filter.form')}
        preventScrollReset
        onKeyDown={sheet.closeOnEscape}
      >
        {groups.length > 0 && (
          <details className={styles.sheet} ref={sheet.ref} onToggle={sheet.onToggle}>
            <summary className={styles.summary}>
              {chosen === 0 ? <Title /> : translate('grid:filter.titleChosen', {count: chosen})}
              <Icon name="chevron" size="small" />
            </summary>
            <Groups groups={groups} />
          </details>
        )}
        <div className={styles.order}>
          <Select
            label={translate('grid:sort.label')}
            name="sort"
            defaultValue={sort}
            options={SORTS.map((value) => ({value, label: translate(`grid:sort.${value}`)}))}
          />
          <Button inline className={styles.narrow} onClick={sheet.onApply}>
            {sheet.open ? translate('grid:filter.show', {count: total}) : translate('grid:filter.apply')}
          </Button>
          <Button variant="secondary" inline className={styles.wide}>
            {translate('grid:filter.apply')}
          </Button>
        </div>
      </Form>
      <div className={styles.line}>
        <p className={styles.count} role="status">
          {translate('grid:count', {count: total})}
        </p>
        {chosen > 0 && <ChosenFilters path={path} grid={grid} onRemove={sheet.focus} />}
      </div>
    </div>
  );
}

function Title() {
  const translate = useTranslate();
  return (
    <>
      <span className={styles.narrow}>{translate('grid:filter.form')}</span>
      <span className={styles.wide}>{translate('grid:filter.title')}</span>
    </>
  );
}

/** The sheet of a phone: whether it has been opened by a script, and what closes it. */
function useSheet() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  function focus() {
    ref.current?.querySelector('summary')?.focus({preventScroll: true});
  }
  function close() {
    ref.current?.removeAttribute('open');
    focus();
  }
  return {
    ref,
    open,
    focus,
    onToggle: () => setOpen(ref.current?.open === true),
    closeOnEscape: ({key}: KeyboardEvent) => {
      if (key === 'Escape' && open) close();
    },
    onApply: (event: MouseEvent<HTMLButtonElement>) => {
      if (ref.current?.open !== true) return;
      // What was chosen before the script came has not been sent yet.
      if (open) event.preventDefault();
      close();
    },
  };
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
              <Checkbox
                key={value}
                name={FILTER_PARAMETERS[filter]}
                value={value}
                defaultChecked={selected}
                disabled={count === 0 && !selected}
                label={translate('grid:filter.choice', {value: label(filter, value), count})}
              />
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

type ChosenFiltersProps = {
  readonly path: string;
  readonly grid: Pick<GridPage, 'selection' | 'sort'>;
  /** A link that was pressed goes with what it removes, and would take the focus along. */
  readonly onRemove: () => void;
};

/** What is chosen, each with a way to take it back. */
function ChosenFilters({path, grid: {selection, sort}, onRemove}: ChosenFiltersProps) {
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
                onClick={onRemove}
                keepScroll
              >
                {label(filter, value)}
                <Icon name="close" size="small" />
              </Link>
            </li>
          )),
        )}
      </ul>
      <TextLink
        href={path + listingSearch({selection: {}, sort, page: 1})}
        variant="standalone"
        onClick={onRemove}
        keepScroll
      >
        {translate('grid:filter.clear')}
      </TextLink>
    </>
  );
}

type Named = Exclude<FilterName, 'vendor'>;
type NamedValue = {[Filter in Named]: `${Filter}.${(typeof FILTER_VALUES)[Filter][number]}`}[Named];

function isNamed(value: string): value is NamedValue {
  return Object.entries(FILTER_VALUES).some(([filter, values]) => values.some((code) => `${filter}.${code}` === value));
}

/** Names a value of a filter in the page's language; a brand is its own name. */
function useFilterLabel(): (filter: FilterName, value: string) => string {
  const translate = useTranslate();
  return (filter, value) => {
    const named = `${filter}.${value}`;
    return isNamed(named) ? translate(`grid:filter.value.${named}`) : value;
  };
}
