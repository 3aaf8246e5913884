import type {TextareaHTMLAttributes} from 'react';

import {classNames} from './class-names';
import {control} from './Field.css';
import {FieldFrame, type FieldTexts} from './Field';

type Props = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>;

/**
 * Asks for several lines of text with label, hint and error. Takes the attributes of `<textarea>`; keep it uncontrolled
 * (`defaultValue`).
 */
export function TextArea({label, hint, error, id, className, rows = 5, ...area}: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(wiring) => <textarea {...area} {...wiring} rows={rows} className={classNames(control, className)} />}
    </FieldFrame>
  );
}
