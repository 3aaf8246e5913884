import type {FieldErrors} from '../../domain/form/form-answer';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {errors as list} from './ServiceForm.css';

type Props<Field extends string> = {
  /** The form's, once on a page: its fields have the ids `{name}-{field}`. */
  readonly name: string;
  readonly errors: FieldErrors<Field>;
  readonly title: (count: number) => string;
  readonly label: (field: Field) => string;
};

/** Says above a form how many fields are wrong, with a link to each; nothing where none is. */
export function ErrorSummary<Field extends string>({name, errors, title, label}: Props<Field>) {
  const wrong = Object.keys(errors).filter((field): field is Field => field in errors);
  if (wrong.length === 0) return null;
  return (
    <Notice tone="error" title={title(wrong.length)}>
      <ul className={list}>
        {wrong.map((field) => (
          <li key={field}>
            <TextLink href={`#${name}-${field}`}>{label(field)}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
