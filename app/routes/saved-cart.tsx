import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {savedCartPath} from '../pages/paths';
import {offeredLines} from '../domain/cart/offered-lines';
import {buttonForm} from '../domain/form/define-form.server';
import {formAction} from '../forms/form-action.server';
import {titledPageSeo} from '../i18n/titled-page.server';
import {NoOfferPage, OfferPage} from '../views/links/OfferPage';
import {pageMeta} from '../views/parts/page-meta';
import {OfferTexts} from '../views/links/texts';
import {followLink} from './follow-link.server';

/** The lines of the saved cart that are available today; `null` with the reason where there is none. */
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
      seo: titledPageSeo('savedCart', context, {path: (language) => savedCartPath(language, params['token'] ?? '')}),
      offer,
      state,
    },
    {status: {found: 200, expired: 410, unknown: 404}[state]},
  );
}

export const action = formAction(buttonForm, async (_nothing, args) => {
  const {offer} = await offered(args);
  // The link has expired while its page was open, and its page says so.
  return offer === null ? {state: 'done', target: args.context.pathname} : followLink(args, offer);
});

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function SavedCartRoute() {
  const {texts, offer, state} = useLoaderData<typeof loader>();
  return (
    <OfferTexts texts={texts}>
      {offer === null ? (
        <NoOfferPage reason={state === 'expired' ? 'expired' : 'unknown'} />
      ) : (
        <OfferPage kind="saved" offer={offer} code={null} />
      )}
    </OfferTexts>
  );
}
