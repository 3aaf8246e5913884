import {type InputHTMLAttributes, type ReactNode, useId} from 'react';

import {classNames} from './class-names';
import * as styles from './Field.css';

type Props = FieldTexts & InputHTMLAttributes<HTMLInputElement>;

/**
 * Asks for one line of text with its label, hint and error. Takes the attributes of `<input>`; keep it uncontrolled
 * (`defaultValue`), so that what was typed before the script came is kept.
 */
export function Field({label, hint, error, id, className, ...input}: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(wiring) => <input {...input} {...wiring} className={classNames(styles.control, className)} />}
    </FieldFrame>
  );
}

export type FieldTexts = {
  readonly label: string;
  /** What to write, below the control. */
  readonly hint?: string | undefined;
  /** What is wrong and what to do next; marks the control as invalid. */
  readonly error?: string | undefined;
};

/** Keys only for what there is: the caller's own attributes stand below them. */
type ControlWiring = {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
};

type FieldFrameProps = FieldTexts & {
  readonly id?: string | undefined;
  readonly children: (wiring: ControlWiring) => ReactNode;
};

/** Shows label, hint and error around one control, which gets the attributes that tie them together. */
export function FieldFrame({label, hint, error, id, children}: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      {children({
        id: controlId,
        ...(describedBy !== '' && {'aria-describedby': describedBy}),
        ...(error !== undefined && {'aria-invalid': true}),
      })}
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
