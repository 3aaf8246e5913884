import type {FieldError} from '../../domain/subscription/field-error';
import {useTranslate} from '../../i18n/use-translate';
import {error as errorStyle} from '../../ui/Field.css';

/** What is wrong with a group of fields. */
export function FieldProblem({error}: {readonly error: FieldError | undefined}) {
  const translate = useTranslate();
  return error === undefined ? null : (
    <p className={errorStyle} role="alert">
      {translate(`account:field.${error}`)}
    </p>
  );
}
