import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {offeredLines} from '../domain/cart/offered-lines';
import {buttonForm} from '../domain/form/define-form.server';
import {formAction} from '../forms/form-action.server';
import {titledPageSeo} from '../i18n/titled-page.server';
import {OfferPage} from '../views/links/OfferPage';
import {pageMeta} from '../views/parts/page-meta';
import {OfferTexts} from '../views/links/texts';
import {followLink} from './follow-link.server';

/** What lay in the visitor's last cart and can be had today. */
async function offered({context}: LoaderFunctionArgs) {
  const lines = context.lastCart.read();
  const known = await context.catalogue.offeredVariants(lines.map(({variantId}) => variantId));
  return offeredLines(lines, known);
}

export async function loader(args: LoaderFunctionArgs) {
  const {context} = args;
  return {
    texts: context.i18n.texts('links', 'cart'),
    seo: titledPageSeo('lastCart', context),
    offer: await offered(args),
  };
}

export const action = formAction(buttonForm, async (_nothing, args) => followLink(args, await offered(args)));

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function LastCartRoute() {
  const {texts, offer} = useLoaderData<typeof loader>();
  return (
    <OfferTexts texts={texts}>
      <OfferPage kind="last" offer={offer} code={null} />
    </OfferTexts>
  );
}
