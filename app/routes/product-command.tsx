import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {notFound} from '../domain/http/not-found';
import {draftForm} from '../domain/form/form-answer';
import {expectedRestart} from '../domain/subscription/restart';
import {productForm} from '../domain/subscription/subscription.form.server';
import {formAction, keepForLogin} from '../forms/form-action.server';
import {sendCommand} from '../forms/left-command';
import {formSeo} from '../i18n/page-titles';
import {titledPageSeo} from '../i18n/titled-page.server';
import {GoneCommand} from '../views/account/CommandForm';
import {commandText, isProductCommand} from '../views/account/command-names';
import {ProductCommandPage} from '../views/account/ProductCommandPage';
import {revalidateCommand} from '../views/account/revalidate-command';
import {UnavailableCommand} from '../views/account/UnavailableCommand';
import {pageMeta} from '../views/parts/page-meta';
import {draftFor, goodsOfCommand} from './command-goods.server';
import {keepInvalid, performCommand} from './subscription-command.server';

export async function loader({context, params, request}: LoaderFunctionArgs) {
  await context.requireCustomer();
  const {item = '', command: name = ''} = params;
  const subscription = await context.fallible(context.subscriptions.read());
  if (!isProductCommand(name)) throw notFound();
  if (subscription.state === 'unavailable') {
    const seo = titledPageSeo('subscription-products', context);
    return {state: 'unavailable', name, seo, isKept: await keepInvalid(name, context)} as const;
  }
  const {translate} = context.i18n;
  const product = subscription.data.products.find(({itemId}) => String(itemId) === item);
  if (product === undefined) {
    return data({state: 'gone', seo: formSeo(translate('account:gone.products'), context)} as const, {status: 404});
  }
  const {searchParams} = new URL(request.url);
  const title = translate(commandText(name, 'title', product.isPrepaid), {title: product.title});
  const goods = await goodsOfCommand(name, product, subscription.data, searchParams, context);
  return {
    ...({state: 'ready', seo: formSeo(title, context)} as const),
    name,
    product,
    ...goods,
    restart: name === 'reactivate' ? expectedRestart(subscription.data, product, context.today()) : null,
    draft: await draftFor(goods, context),
  };
}

export const shouldRevalidate = revalidateCommand;

export const action = formAction(
  ({params}) => {
    const form = productForm(params['command'] ?? '', params['item'] ?? '');
    if (form === null) throw notFound();
    return form;
  },
  (command, sent) => performCommand(command, sent, {page: 'products', day: null}),
  keepForLogin,
);

export const clientAction = sendCommand;

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function ProductCommandRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  if (page.state === 'unavailable') return <UnavailableCommand {...page} page="products" answer={answer} />;
  if (page.state === 'gone') return <GoneCommand page="products" answer={answer} />;
  const {draft, state: _, seo: __, ...props} = page;
  const {name, product, choice} = props;
  // The way back can lead from one to another at once: each has fields of its own.
  const key = [name, product.itemId, choice?.handle].join(' ');
  return <ProductCommandPage key={key} {...props} answer={answer ?? draftForm(draft)} />;
}
