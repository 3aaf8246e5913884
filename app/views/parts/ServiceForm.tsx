import type {ReactNode} from 'react';

import type {FormAnswer, FieldErrors, FieldValues} from '../../domain/form/form-answer';
import type {CancellationField, ContactField, WithdrawalField} from '../../domain/contract-notices/contract-notice';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {waitText} from '../../i18n/wait-text';
import {Notice} from '../../ui/Notice';
import {BRAND} from '../../config/brand';
import {ErrorSummary} from './ErrorSummary';
import {IdempotencyKeyField} from './IdempotencyKeyField';
import * as styles from './ServiceForm.css';

type NoticeField = WithdrawalField | CancellationField | ContactField;

/** What a control of such a form takes: its place in the form, what was typed, what is wrong. */
type ControlProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly defaultValue: string | undefined;
  readonly error: string | undefined;
};

/** Gives the controls of a form their names, labels and errors; `name` is the form's, once on a page. */
export function useControls<Field extends NoticeField>(
  name: string,
  {values, errors}: {readonly values: FieldValues<Field>; readonly errors: FieldErrors<Field>},
): (field: Field) => ControlProps {
  const translate = useTranslate<'contractNotices'>();
  return (field) => {
    const error = errors[field];
    return {
      id: `${name}-${field}`,
      name: field,
      label: translate(`contractNotices:fields.${field}.label`),
      defaultValue: values[field],
      error: error && translate(`contractNotices:errors.${error}`),
    };
  };
}

type Props<Field extends string> = {
  readonly name: string;
  /** The path of the page that takes the form. */
  readonly action: string;
  /** Its heading, where it stands in the midst of a page. */
  readonly title?: string | undefined;
  readonly form: Pick<FormAnswer<Field>, 'errors' | 'problem' | 'idempotencyKey'>;
  readonly children: ReactNode;
};

/**
 * Shows a form of customer service: sent as a plain form, checked on the worker. What is wrong stands above it, with
 * links to the fields, and what was typed stays.
 */
export function ServiceForm<Field extends NoticeField>({name, action, title, form, children}: Props<Field>) {
  return (
    <form
      method="post"
      action={action}
      className={styles.form}
      noValidate
      id={`${name}-form`}
      aria-labelledby={title && `${name}-title`}
    >
      {title && <h2 id={`${name}-title`}>{title}</h2>}
      <IdempotencyKeyField kept={form.idempotencyKey} />
      <FormProblems name={name} form={form} />
      {children}
    </form>
  );
}

function FormProblems<Field extends NoticeField>({name, form}: Pick<Props<Field>, 'name' | 'form'>) {
  const translate = useTranslate<'contractNotices'>();
  const language = useLanguage();
  if (form.problem !== null) {
    return (
      <Notice tone="error" title={translate(`contractNotices:problem.${form.problem.code}.title`)}>
        <p>
          {translate(`contractNotices:problem.${form.problem.code}.text`, {
            wait: waitText(form.problem, language),
            email: BRAND.email,
            phone: BRAND.phone.display,
          })}
        </p>
      </Notice>
    );
  }
  return (
    <ErrorSummary
      name={name}
      errors={form.errors}
      title={(count) => translate('contractNotices:wrong', {count})}
      label={(field) => translate(`contractNotices:fields.${field}.label`)}
    />
  );
}
