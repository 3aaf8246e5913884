import type {ActionFunctionArgs} from '@remix-run/server-runtime';

import type {FormDefinition} from '../domain/form/define-form.server';
import type {FieldValues} from '../domain/form/field-error';
import {submitForm, type FormOutcome, type SentForm} from './submit-form.server';

type Options<Field extends string> = {
  /** Runs before the form is validated, such as for a login that has ended; may throw a response. */
  readonly before?: (values: FieldValues<Field>, args: ActionFunctionArgs) => Promise<unknown>;
};

/**
 * Creates a route's action of a form (`submitForm`). `run` carries the form out and may throw `ServiceError`; a definition
 * that depends on the request is a function of it.
 */
export function formAction<Value, Field extends string, Code extends string = never, Shown = null>(
  definition: FormDefinition<Value, Field, Code> | ((args: ActionFunctionArgs) => FormDefinition<Value, Field, Code>),
  run: (value: Value, sent: ActionFunctionArgs & SentForm<Field>) => Promise<FormOutcome<Code, Shown>>,
  {before}: Options<NoInfer<Field>> = {},
) {
  return async (args: ActionFunctionArgs) =>
    submitForm<Value, Field, Code, Shown>({
      definition: typeof definition === 'function' ? definition(args) : definition,
      form: await args.request.formData(),
      context: args.context,
      ...(before && {before: (values) => before(values, args)}),
      run: (value, sent) => run(value, {...args, ...sent}),
    });
}
