import {useId, type ChangeEvent, type ReactNode} from 'react';

import {classNames} from './class-names';
import {error as errorStyle} from './Field.css';
import * as styles from './RadioCards.css';

export type RadioCard = {
  readonly value: string;
  readonly title: ReactNode;
  /** At the end of the line, such as a price. */
  readonly aside?: ReactNode;
  /** A sentence below; part of the name, as all that stands on the card. */
  readonly detail?: ReactNode;
  readonly disabled?: boolean;
};

type Props = {
  readonly legend: string;
  readonly name: string;
  readonly cards: readonly RadioCard[];
  /** Chosen when the page comes; afterwards the browser keeps the choice, unless `value` controls it. */
  readonly defaultValue?: string;
  readonly value?: string;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** `rows` (default) with room for details, `chips` for short values, `scale` for figures. */
  readonly layout?: keyof typeof styles.layout;
  readonly required?: boolean;
  /** What is wrong and what to do next. */
  readonly error?: string | undefined;
  /** The form these belong to, where it is not around them. */
  readonly form?: string;
};

/** Asks for one of a few, each in sight: radio buttons as cards, with a legend. */
export function RadioCards({
  legend,
  name,
  cards,
  defaultValue,
  value,
  onChange,
  layout = 'rows',
  required,
  error,
  form,
}: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.layout[layout]}>
        {cards.map((card) => (
          <label key={card.value} className={classNames(styles.card, layout !== 'rows' && styles.plain)}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={card.value}
              {...(value === undefined
                ? {defaultChecked: card.value === defaultValue}
                : {checked: card.value === value})}
              onChange={onChange}
              disabled={card.disabled}
              required={required}
              form={form}
              aria-invalid={error === undefined ? undefined : true}
            />
            <span className={styles.title}>{card.title}</span>
            {card.aside !== undefined && <span className={styles.aside}>{card.aside}</span>}
            {card.detail !== undefined && <span className={styles.detail}>{card.detail}</span>}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={errorStyle} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
