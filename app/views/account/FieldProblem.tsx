import type {FieldError} from '../../domain/form/field-error';
import {error as errorStyle} from '../../ui/Field.css';
import {useTranslate} from './texts';

/** What is wrong with a group of fields. */
export function FieldProblem({error}: {readonly error: FieldError | undefined}) {
  const translate = useTranslate();
  return error === undefined ? null : (
    <p className={errorStyle} role="alert">
      {translate(`account:field.${error}`)}
    </p>
  );
}
