import type {ActionFunctionArgs} from '@remix-run/server-runtime';

import type {FormDefinition} from '../domain/form/define-form.server';
import type {FormAnswer, FieldValues} from '../domain/form/form-answer';
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
  return async (args: ActionFunctionArgs) => {
    const answer = await submitForm<Value, Field, Code, Shown>({
      definition: typeof definition === 'function' ? definition(args) : definition,
      form: await args.request.formData(),
      context: args.context,
      ...(before && {before: (values) => before(values, args)}),
      run: (value, sent) => run(value, {...args, ...sent}),
    });
    if ('init' in answer) {
      const {form} = args.context;
      form.hasErrors = (answer.init?.status ?? 200) >= 400;
      form.answer = answer.data;
    }
    return answer;
  };
}

/** The option of a customer's form: keeps what was typed until the login where nobody is logged in. */
export const keepForLogin = {
  before: (values: FieldValues<string>, {context}: ActionFunctionArgs) => context.requireCustomer(values),
} as const;

/** The action of a form (`formAction`). */
type FormAction<Field extends string, Code extends string, Shown> = ReturnType<
  typeof formAction<unknown, Field, Code, Shown>
>;

/**
 * Returns the result of `action` as JSON, for forms that a script sends without the router. `more` adds what such a
 * page needs, such as texts.
 */
export async function jsonAnswer<Field extends string, Code extends string, Shown>(
  action: FormAction<Field, Code, Shown>,
  args: ActionFunctionArgs,
  more: (answer: FormAnswer<Field, Code, Shown>) => Readonly<Record<string, unknown>>,
): Promise<Response> {
  const answer = await action({...args, context: {...args.context, isDataRequest: true}});
  if (!('init' in answer)) return new Response(null, {status: answer.status, headers: answer.headers});
  return Response.json({...answer.data, ...more(answer.data)}, answer.init ?? {});
}
