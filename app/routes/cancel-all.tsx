import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {draftForm} from '../domain/form/form-answer';
import {giftShare} from '../domain/subscription/paid-gift';
import {cancelAllForm} from '../domain/subscription/subscription.form.server';
import {formAction, keepForLogin} from '../forms/form-action.server';
import {sendCommand} from '../forms/left-command';
import {formSeo} from '../i18n/page-titles';
import {CancelAllPage} from '../views/account/CancelAllPage';
import {commandText} from '../views/account/command-names';
import {pageMeta} from '../views/parts/page-meta';
import {performCommand} from './subscription-command.server';

export async function loader({context}: LoaderFunctionArgs) {
  await context.requireCustomer();
  const subscription = await context.fallible(context.subscriptions.read());
  const gifts = subscription.state === 'ready' ? giftShare(subscription.data.products) : 'none';
  const title = context.i18n.translate(commandText('cancel-all', 'title', gifts === 'all'));
  return {seo: formSeo(title, context), gifts, draft: await context.account.takeDraft()};
}

export const action = formAction(
  cancelAllForm,
  (command, sent) => performCommand(command, sent, {page: 'products', day: null}),
  keepForLogin,
);

export const clientAction = sendCommand;

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function CancelAllRoute() {
  const {draft, gifts} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <CancelAllPage gifts={gifts} answer={answer ?? draftForm(draft)} />;
}
