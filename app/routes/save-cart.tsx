import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs} from '@remix-run/server-runtime';

import {saveCartPath} from '../pages/paths';
import {linesToSave, losesGiftWords} from '../domain/cart/lines-to-save';
import {saveCartForm} from '../domain/cart/save-cart.form.server';
import {formAction} from '../forms/form-action.server';
import {keepFormOnNetworkError} from '../forms/network-error';
import {titledPageSeo} from '../i18n/titled-page.server';
import {SaveCartPage} from '../views/links/SaveCartPage';
import {pageMeta} from '../views/parts/page-meta';
import {LinkTexts} from '../views/links/texts';

export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders;

export async function loader({context, request}: LoaderFunctionArgs) {
  const isSent = new URL(request.url).searchParams.has('sent');
  // What was sent is said also without the platform, and whatever has become of the cart.
  const cart = isSent ? null : await context.fallible(context.cart.read());
  return {
    texts: context.i18n.texts('links'),
    seo: titledPageSeo('saveCart', context, {title: isSent ? 'links:save.sentTitle' : null}),
    isEmpty: cart?.state === 'ready' && linesToSave(cart.data).length === 0,
    losesGiftWords: cart?.state === 'ready' && losesGiftWords(cart.data),
    isSent,
  };
}

export const action = formAction(saveCartForm, async ({email}, {context, idempotencyKey}) => {
  const path = saveCartPath(context.i18n.language);
  const lines = linesToSave(await context.cart.read());
  // Another tab has emptied the cart, or it has expired: the page says so.
  if (lines.length === 0) return {state: 'done', target: path};
  const outcome = await context.savedCarts.save(email, lines, idempotencyKey);
  return outcome.state === 'done' ? {state: 'done', target: `${path}?sent`} : outcome;
});

export const clientAction = keepFormOnNetworkError;

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function SaveCartRoute() {
  const {texts, isEmpty, losesGiftWords: losesWords, isSent} = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>();
  return (
    <LinkTexts texts={texts}>
      <SaveCartPage
        isEmpty={isEmpty}
        losesGiftWords={losesWords}
        isSent={isSent && form === undefined}
        form={form ?? null}
      />
    </LinkTexts>
  );
}
