import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {cartPath, savedCartPath} from '../config/paths';
import {offeredLines} from '../domain/cart/offered-lines';
import {tellCart} from '../domain/cart/told';
import {readOperation} from '../domain/form/read-form.server';
import {linkSeo} from '../i18n/link-titles';
import {TextScope} from '../i18n/use-translate';
import {NoOfferPage} from '../views/links/NoOfferPage';
import {OfferPage} from '../views/links/OfferPage';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

/** What lies in the saved cart and can be had today; `null` with the reason where there is none. */
async function offered({context, params}: LoaderFunctionArgs) {
  const saved = await context.savedCarts.read(params['token'] ?? '');
  if (saved.state !== 'found') return {offer: null, state: saved.state};
  const known = await context.catalogue.offeredVariants(saved.lines.map(({variantId}) => variantId));
  return {offer: offeredLines(saved.lines, known), state: saved.state};
}

export async function loader(args: LoaderFunctionArgs) {
  const {context, params} = args;
  const {offer, state} = await offered(args);
  return data(
    {
      texts: context.i18n.texts('links', 'cart'),
      seo: linkSeo('saved', (language) => savedCartPath(language, params['token'] ?? ''), context),
      offer,
      state,
    },
    {
      headers: {'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer'},
      status: {found: 200, expired: 410, unknown: 404}[state],
    },
  );
}

export async function action(args: ActionFunctionArgs) {
  const {context, request} = args;
  const operation = readOperation(await request.formData());
  const lines = (await offered(args)).offer?.lines.map(({line}) => line) ?? [];
  const command = {intent: 'follow-link', operation, lines, code: null} as const;
  if (lines.length > 0) context.flash.write(tellCart('follow-link', await context.cart.perform(command)));
  return redirect(cartPath(context.i18n.language), 303);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function SavedCartRoute() {
  const {texts, offer, state} = useLoaderData<typeof loader>();
  return (
    <TextScope texts={texts}>
      {offer === null ? (
        <NoOfferPage reason={state === 'expired' ? 'expired' : 'unknown'} />
      ) : (
        <OfferPage kind="saved" offer={offer} code={null} />
      )}
    </TextScope>
  );
}
