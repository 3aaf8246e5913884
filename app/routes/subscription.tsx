import {useLoaderData, type MetaFunction, type ShouldRevalidateFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {mayLackCommand, useShownReading} from '../forms/left-command';
import {titledPageSeo} from '../i18n/titled-page.server';
import {SubscriptionFrame} from '../views/account/SubscriptionFrame';
import {pageOf} from '../views/account/pages';
import {isOutdatedBy} from '../views/account/revalidate-command';
import {pageMeta} from '../views/parts/page-meta';
import {AccountTexts} from '../views/account/texts';

/** Returns everything about the subscription at once: its pages are views of the same few records. */
export async function loader({context}: LoaderFunctionArgs) {
  const {firstName} = await context.requireCustomer();
  const subscription = await context.fallible(context.subscriptions.read());
  const seo = titledPageSeo('dashboard', context);
  return {
    texts: context.i18n.texts('account', 'choose'),
    seo,
    // For the script, which shows its pages without asking for them.
    titles: {
      overview: seo.title,
      upcoming: titledPageSeo('subscription-upcoming', context).title,
      past: titledPageSeo('subscription-past', context).title,
      products: titledPageSeo('subscription-products', context).title,
    },
    firstName,
    subscription,
    today: context.today(),
    readAt: context.now().getTime(),
    flash: context.flash.read('subscription'),
  };
}

/** It is kept until a command has changed it, or the language (Specification, section 4, Header and menus). */
export const shouldRevalidate: ShouldRevalidateFunction = ({formMethod, actionStatus = 200, currentUrl, nextUrl}) =>
  (formMethod !== undefined && (actionStatus < 400 || isOutdatedBy(actionStatus))) ||
  mayLackCommand() ||
  currentUrl.pathname.split('/')[1] !== nextUrl.pathname.split('/')[1];

/** A command has a title of its own, in its data. */
export const meta: MetaFunction<typeof loader> = ({data: page, location}) =>
  pageMeta(page && {...page.seo, title: page.titles[pageOf(location.pathname) ?? 'overview']});

export default function SubscriptionRoute() {
  const {texts, ...page} = useLoaderData<typeof loader>();
  useShownReading(page.subscription.state === 'ready' ? page.readAt : null);
  return (
    <AccountTexts texts={texts}>
      <SubscriptionFrame {...page} />
    </AccountTexts>
  );
}
