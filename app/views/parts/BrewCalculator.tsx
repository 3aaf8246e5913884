import {useState, type FormEvent} from 'react';

import {BREW_BOUNDS, namedBase, readBrew, type Brew, type BrewBase} from '../../domain/product/brew';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {muted} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Select} from '../../ui/Select';
import * as styles from './BrewCalculator.css';

/** A recipe by its name; how long it takes. */
export type BrewWay = {readonly method: string; readonly time: string | null};

type Props = {
  readonly ways: readonly BrewWay[];
  readonly bases: readonly BrewBase[];
  /** The values in the address. */
  readonly brew: Brew;
  /** Of a product the shown variant, which the address keeps. */
  readonly variantNumber?: string;
  /** Its heading's level. */
  readonly as?: 'h2' | 'h3';
};

/**
 * Computes the water for an amount of coffee: a plain form whose answer is the page with the same address, and that
 * computes at every change with JavaScript. The address holds what is asked, so that a brew can be kept and sent.
 */
export function BrewCalculator({ways, bases, brew: asked, variantNumber, as: Heading = 'h3'}: Props) {
  const translate = useTranslate();
  const {number} = useFormat();
  const [brew, setBrew] = useState(asked);
  const way = ways[brew.method];

  function compute(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    const search = new URLSearchParams(location.search);
    for (const [name, value] of form) if (typeof value === 'string') search.set(name, value);
    if (event.type === 'submit') event.preventDefault();
    const chosen = namedBase(bases, search);
    // Another way to brew begins with its own recipe.
    const isOther = chosen !== undefined && chosen.index !== brew.method;
    if (isOther) for (const name of ['dose', 'ratio']) search.delete(name);
    const next = readBrew(bases, search);
    if (!next) return;
    setBrew(next);
    if (isOther) fill(event.currentTarget, next);
    history.replaceState(history.state, '', `?${search.toString()}#brew`);
  }

  return (
    <form
      className={styles.calculator}
      method="get"
      action="#brew"
      onChange={compute}
      onSubmit={compute}
      aria-labelledby="calculator-title"
    >
      <div>
        <Heading className={styles.title} id="calculator-title">
          {translate('details:brew.calculator.title')}
        </Heading>
        <p className={muted}>{translate('details:brew.calculator.intro')}</p>
      </div>
      {variantNumber !== undefined && <input type="hidden" name="variant" value={variantNumber} />}
      {bases.length > 1 && (
        <Select
          label={translate('details:brew.calculator.method')}
          name="brew"
          defaultValue={String(asked.method + 1)}
          options={bases.map(({index}) => ({value: String(index + 1), label: ways[index]?.method ?? ''}))}
        />
      )}
      <div className={styles.amounts}>
        <Field
          label={translate('details:brew.calculator.dose')}
          name="dose"
          type="number"
          inputMode="decimal"
          step="0.1"
          {...BREW_BOUNDS.dose}
          defaultValue={asked.dose}
        />
        <Field
          label={translate('details:brew.calculator.ratio')}
          name="ratio"
          type="number"
          inputMode="decimal"
          step="0.1"
          {...BREW_BOUNDS.ratio}
          defaultValue={asked.ratio}
        />
      </div>
      <Button variant="tertiary">{translate('details:brew.calculator.submit')}</Button>
      <output className={styles.result}>
        <span className={styles.water}>
          {translate('details:brew.calculator.result', {water: number(brew.water), dose: number(brew.dose)})}
        </span>
        {way?.time && <span>{translate('details:brew.calculator.time', {time: way.time})}</span>}
        <span className={muted}>{translate(`details:brew.calculator.${brew.grind}`)}</span>
      </output>
    </form>
  );
}

/** Writes a recipe's own amounts into the fields, which the browser owns. */
function fill(form: HTMLFormElement, {dose, ratio}: Brew): void {
  for (const [name, value] of Object.entries({dose, ratio})) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = String(value);
  }
}
