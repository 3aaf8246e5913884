import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {cartPermalinkPath} from '../pages/paths';
import {offeredLines, wantedLines} from '../domain/cart/offered-lines';
import {readDiscountCode, readPermalink} from '../domain/cart/permalink';
import {buttonForm} from '../domain/form/define-form.server';
import {notFound} from '../domain/http/not-found';
import {formAction} from '../forms/form-action.server';
import {titledPageSeo} from '../i18n/titled-page.server';
import {OfferPage} from '../views/links/OfferPage';
import {pageMeta} from '../views/parts/page-meta';
import {OfferTexts} from '../views/links/texts';
import {followLink} from './follow-link.server';

/** What the link offers; nothing where it is none. */
async function offered({context, params, request}: LoaderFunctionArgs) {
  const wanted = wantedLines(readPermalink(params['lines'] ?? '') ?? []);
  const known = await context.catalogue.offeredVariants(wanted.map(({variantId}) => variantId));
  const code = readDiscountCode(new URL(request.url).searchParams.get('discount'));
  return {offer: offeredLines(wanted, known), code};
}

export async function loader(args: LoaderFunctionArgs) {
  const {context, params} = args;
  const lines = params['lines'] ?? '';
  if (readPermalink(lines) === null) throw notFound();
  return {
    texts: context.i18n.texts('links', 'cart'),
    seo: titledPageSeo('cartPermalink', context, {path: (language) => cartPermalinkPath(language, lines)}),
    ...(await offered(args)),
  };
}

export const action = formAction(buttonForm, async (_, args) => {
  const {offer, code} = await offered(args);
  return followLink(args, {...offer, code});
});

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function CartPermalinkRoute() {
  const {texts, offer, code} = useLoaderData<typeof loader>();
  return (
    <OfferTexts texts={texts}>
      <OfferPage kind="cart" offer={offer} code={code} />
    </OfferTexts>
  );
}
