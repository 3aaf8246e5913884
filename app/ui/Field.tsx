import type {InputHTMLAttributes} from 'react';

import {classNames} from './class-names';
import {control} from './Field.css';
import {FieldFrame, type FieldTexts} from './FieldFrame';

type Props = FieldTexts & InputHTMLAttributes<HTMLInputElement>;

/** One line of text with its label, hint and error. Takes the attributes of `<input>`; keep it uncontrolled (`defaultValue`), so that what was typed before the script came is kept. */
export function Field({label, hint, error, id, className, ...input}: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(wiring) => <input {...input} {...wiring} className={classNames(control, className)} />}
    </FieldFrame>
  );
}
