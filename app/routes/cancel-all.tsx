import {useActionData, useLoaderData} from '@remix-run/react';
import {data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {operationOf, parseCancelAll, submittedFields} from '../domain/subscription/form.server';
import {CancelAllPage} from '../views/account/CancelAllPage';
import {pagePath} from '../views/account/pages';

export async function loader({context}: LoaderFunctionArgs) {
  await context.requireCustomer();
  return {draft: await context.account.takeDraft(context.pathname)};
}

export async function action({context, request}: ActionFunctionArgs) {
  const form = await request.formData();
  const values = submittedFields(form);
  await context.requireCustomer(values);
  const parsed = parseCancelAll(form);
  if (!parsed.ok) return data({refusal: null, errors: parsed.errors, values}, {status: 422});
  const {refusal} = await context.subscriptions.perform({command: parsed.command, operation: operationOf(form)});
  if (refusal !== null) return data({refusal, errors: {}, values}, {status: 409});
  context.accountFlash.write({name: parsed.command.name, day: null});
  return redirect(pagePath(context.i18n.language, 'products'), 303);
}

export default function CancelAllRoute() {
  const {draft} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <CancelAllPage answer={answer ?? (draft && {refusal: null, errors: {}, values: draft})} />;
}
