import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {notFound} from '../domain/http/not-found';
import {chooseDelivery, dayOfDeliveryKey} from '../domain/subscription/choose-delivery';
import {draftForm} from '../domain/form/form-answer';
import {deliveryForm} from '../domain/subscription/subscription.form.server';
import {formAction, keepForLogin} from '../forms/form-action.server';
import {sendCommand} from '../forms/left-command';
import {createFormat} from '../i18n/format';
import {formSeo} from '../i18n/page-titles';
import {titledPageSeo} from '../i18n/titled-page.server';
import {GoneCommand} from '../views/account/CommandForm';
import {DeliveryCommandPage} from '../views/account/DeliveryCommandPage';
import {isDeliveryCommand} from '../views/account/command-names';
import {revalidateCommand} from '../views/account/revalidate-command';
import {UnavailableCommand} from '../views/account/UnavailableCommand';
import {pageMeta} from '../views/parts/page-meta';
import {draftFor, goodsToAdd, NOTHING_TO_CHOOSE} from './command-goods.server';
import {keepInvalid, performCommand} from './subscription-command.server';

export async function loader({context, params, request}: LoaderFunctionArgs) {
  await context.requireCustomer();
  const {delivery: key = '', command: name = ''} = params;
  const subscription = await context.fallible(context.subscriptions.read());
  if (!isDeliveryCommand(name)) throw notFound();
  if (subscription.state === 'unavailable') {
    const seo = titledPageSeo('subscription-upcoming', context);
    return {state: 'unavailable', name, seo, isKept: await keepInvalid(name, context)} as const;
  }
  const today = context.today();
  const {language, translate} = context.i18n;
  const {deliveries} = subscription.data;
  const delivery = chooseDelivery(deliveries, key, name, today);
  if (delivery === null) {
    return data({state: 'gone', seo: formSeo(translate('account:gone.upcoming'), context)} as const, {status: 404});
  }
  const {searchParams} = new URL(request.url);
  const goods =
    name === 'add' ? await goodsToAdd(subscription.data, delivery, searchParams, context) : NOTHING_TO_CHOOSE;
  const title = translate(`account:commands.${name}.title`, {date: createFormat(language).date(delivery.day)});
  return {
    ...({state: 'ready', seo: formSeo(title, context)} as const),
    name,
    delivery,
    deliveries,
    today,
    ...goods,
    draft: await draftFor(goods, context),
  };
}

export const shouldRevalidate = revalidateCommand;

export const action = formAction(
  ({params}) => {
    const form = deliveryForm(params['command'] ?? '', params['delivery'] ?? '');
    if (form === null) throw notFound();
    return form;
  },
  (command, sent) => performCommand(command, sent, {page: 'upcoming', day: dayOfDeliveryKey(command.key)}),
  keepForLogin,
);

export const clientAction = sendCommand;

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function DeliveryCommandRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  if (page.state === 'unavailable') return <UnavailableCommand {...page} page="upcoming" answer={answer} />;
  if (page.state === 'gone') return <GoneCommand page="upcoming" answer={answer} />;
  const {draft, state: _, seo: __, ...props} = page;
  const {name, delivery, choice} = props;
  // The way back can lead from one to another at once: each has fields of its own.
  const key = [name, delivery.key, choice?.handle].join(' ');
  return <DeliveryCommandPage key={key} {...props} answer={answer ?? draftForm(draft)} />;
}
