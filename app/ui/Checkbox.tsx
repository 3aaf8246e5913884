import {useId, type InputHTMLAttributes, type ReactNode} from 'react';

import * as styles from './Checkbox.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'children'> & {
  readonly label: ReactNode;
  readonly error?: string | undefined;
};

/** Shows a box to tick; its whole line can be pressed. Takes the attributes of `<input>`. */
export function Checkbox({label, error, ...input}: Props) {
  const errorId = useId();
  const invalid = error === undefined ? {} : ({'aria-invalid': true, 'aria-describedby': errorId} as const);
  return (
    <label className={styles.checkbox}>
      <input {...input} {...invalid} type="checkbox" className={styles.box} />
      <span>{label}</span>
      {error !== undefined && (
        <span className={styles.error} id={errorId}>
          {error}
        </span>
      )}
    </label>
  );
}
