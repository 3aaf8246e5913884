import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {cartPath, lastCartPath} from '../config/paths';
import {offeredLines} from '../domain/cart/offered-lines';
import {tellCart} from '../domain/cart/told';
import {readOperation} from '../domain/form/read-form.server';
import {linkSeo} from '../i18n/link-titles';
import {TextScope} from '../i18n/use-translate';
import {OfferPage} from '../views/links/OfferPage';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

/** What lay in the visitor's last cart and can be had today. */
async function offered({context}: LoaderFunctionArgs) {
  const lines = context.lastCart.read();
  const known = await context.catalogue.offeredVariants(lines.map(({variantId}) => variantId));
  return offeredLines(lines, known);
}

export async function loader(args: LoaderFunctionArgs) {
  const {context} = args;
  return data(
    {
      texts: context.i18n.texts('links', 'cart'),
      seo: linkSeo('last', lastCartPath, context),
      offer: await offered(args),
    },
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}

export async function action(args: ActionFunctionArgs) {
  const {context, request} = args;
  const operation = readOperation(await request.formData());
  const lines = (await offered(args)).lines.map(({line}) => line);
  const command = {intent: 'follow-link', operation, lines, code: null} as const;
  if (lines.length > 0) context.flash.write(tellCart('follow-link', await context.cart.perform(command)));
  return redirect(cartPath(context.i18n.language), 303);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function LastCartRoute() {
  const {texts, offer} = useLoaderData<typeof loader>();
  return (
    <TextScope texts={texts}>
      <OfferPage kind="last" offer={offer} code={null} />
    </TextScope>
  );
}
