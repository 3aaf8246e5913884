import {useActionData, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {EMPTY_FORM} from '../domain/form/form-answer';
import {cancelAllForm} from '../domain/subscription/subscription.form.server';
import {formAction} from '../forms/form-action.server';
import {CancelAllPage} from '../views/account/CancelAllPage';
import {keepForLogin, performCommand} from './subscription-command.server';

export async function loader({context}: LoaderFunctionArgs) {
  await context.requireCustomer();
  return {draft: await context.account.takeDraft(context.pathname)};
}

export const action = formAction(
  cancelAllForm,
  (command, sent) => performCommand(command, sent, {page: 'products', day: null}),
  keepForLogin,
);

export default function CancelAllRoute() {
  const {draft} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <CancelAllPage answer={answer ?? (draft && {...EMPTY_FORM, values: draft})} />;
}
