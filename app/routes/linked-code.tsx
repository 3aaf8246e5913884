import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/server-runtime';

import {cartPath, linkedCodePath} from '../config/paths';
import {readLinkedCode} from '../domain/cart/permalink';
import {tellCart} from '../domain/cart/told';
import {readOperation} from '../domain/form/read-form.server';
import {safePath} from '../domain/safe-path';
import {linkSeo} from '../i18n/link-titles';
import {TextScope} from '../i18n/use-translate';
import {LinkedCodePage} from '../views/links/LinkedCodePage';
import {pageMeta} from '../views/parts/page-meta';

export const headers: HeadersFunction = ({loaderHeaders}) => loaderHeaders;

export function loader({context, params}: LoaderFunctionArgs) {
  const code = readLinkedCode(params['code']);
  return data(
    {
      texts: context.i18n.texts('links'),
      seo: linkSeo('code', (language) => linkedCodePath(language, params['code'] ?? ''), context),
      code,
    },
    {headers: {'Cache-Control': 'private, no-store'}, status: code === null ? 404 : 200},
  );
}

/** Puts the code into the cart and leads on to where the link says, within the shop. */
export async function action({context, params, request}: ActionFunctionArgs) {
  const code = readLinkedCode(params['code']);
  const cart = cartPath(context.i18n.language);
  if (code === null) return redirect(cart, 303);
  const operation = readOperation(await request.formData());
  const done = await context.cart.perform({intent: 'follow-link', operation, lines: [], code});
  context.flash.write(tellCart('follow-link', done));
  const target = new URL(request.url).searchParams.get('redirect');
  return redirect(done.refusals.length > 0 ? cart : safePath(target, context.origin, cart), 303);
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function LinkedCodeRoute() {
  const {texts, code} = useLoaderData<typeof loader>();
  return (
    <TextScope texts={texts}>
      <LinkedCodePage code={code} />
    </TextScope>
  );
}
