import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {cartPath, linkedCartPath} from '../config/paths';
import {offeredLines, wantedLines} from '../domain/cart/offered-lines';
import {readLinkedCode, readPermalink} from '../domain/cart/permalink';
import {tellCart} from '../domain/cart/told';
import {readOperation} from '../domain/form/read-form.server';
import {linkSeo} from '../i18n/link-titles';
import {TextScope} from '../i18n/use-translate';
import {OfferPage} from '../views/links/OfferPage';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

/** What the link offers; nothing where it is none. */
async function offered({context, params, request}: LoaderFunctionArgs) {
  const wanted = wantedLines(readPermalink(params['lines'] ?? '') ?? []);
  const known = await context.catalogue.offeredVariants(wanted.map(({variantId}) => variantId));
  const code = readLinkedCode(new URL(request.url).searchParams.get('discount'));
  return {offer: offeredLines(wanted, known), code};
}

export async function loader(args: LoaderFunctionArgs) {
  const {context, params} = args;
  const lines = params['lines'] ?? '';
  if (readPermalink(lines) === null) throw new Response(null, {status: 404});
  return data(
    {
      texts: context.i18n.texts('links', 'cart'),
      seo: linkSeo('cart', (language) => linkedCartPath(language, lines), context),
      ...(await offered(args)),
    },
    {headers: {'Cache-Control': 'private, no-store'}},
  );
}

export async function action(args: ActionFunctionArgs) {
  const {context, request} = args;
  const operation = readOperation(await request.formData());
  const {offer, code} = await offered(args);
  const lines = offer.lines.map(({line}) => line);
  context.flash.write(
    tellCart('follow-link', await context.cart.perform({intent: 'follow-link', operation, lines, code})),
  );
  return redirect(cartPath(context.i18n.language), 303);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function LinkedCartRoute() {
  const {texts, offer, code} = useLoaderData<typeof loader>();
  return (
    <TextScope texts={texts}>
      <OfferPage kind="cart" offer={offer} code={code} />
    </TextScope>
  );
}
