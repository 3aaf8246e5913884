import type {SelectHTMLAttributes} from 'react';

import {classNames} from './class-names';
import {control} from './Field.css';
import {FieldFrame, type FieldTexts} from './Field';
import {Icon} from './Icon';
import * as styles from './Select.css';

export type SelectOption = {readonly value: string; readonly label: string; readonly disabled?: boolean};

type Props = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {readonly options: readonly SelectOption[]};

/** Asks for one of several, from the platform's own list. Takes the attributes of `<select>`. */
export function Select({label, hint, error, id, options, className, ...select}: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(wiring) => (
        <span className={styles.frame}>
          <select {...select} {...wiring} className={classNames(control, styles.select, className)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron" size="small" />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
