import {useLoaderData, type MetaFunction, type ShouldRevalidateFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {dayInGermany} from '../domain/delivery';
import {titledPageSeo} from '../i18n/titled-page.server';
import {SubscriptionFrame} from '../views/account/SubscriptionFrame';
import {pageMeta} from '../views/parts/page-meta';
import {AccountTexts} from '../views/account/texts';

/** Returns everything about the subscription at once: its pages are views of the same few records. */
export async function loader({context}: LoaderFunctionArgs) {
  const {firstName} = await context.requireCustomer();
  const subscription = await context.fallible(context.subscriptions.read());
  return {
    texts: context.i18n.texts('account', 'choose'),
    seo: titledPageSeo('dashboard', context),
    firstName,
    subscription,
    today: dayInGermany(context.now().getTime()),
    readAt: context.now().getTime(),
    flash: context.flash.read('subscription'),
  };
}

/**
 * It is kept until a command has changed it, or the language (Specification, section 4, Header and menus). One that was
 * refused (409) may be done in part.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({formMethod, actionStatus = 200, currentUrl, nextUrl}) =>
  (formMethod !== undefined && (actionStatus < 400 || actionStatus === 409)) ||
  currentUrl.pathname.split('/')[1] !== nextUrl.pathname.split('/')[1];

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function SubscriptionRoute() {
  const {texts, ...page} = useLoaderData<typeof loader>();
  return (
    <AccountTexts texts={texts}>
      <SubscriptionFrame {...page} />
    </AccountTexts>
  );
}
