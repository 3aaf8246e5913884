import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs} from '@remix-run/server-runtime';

import {nameForm} from '../domain/account/profile.form.server';
import {draftForm} from '../domain/form/form-answer';
import {formAction, keepForLogin} from '../forms/form-action.server';
import {titledPageSeo} from '../i18n/titled-page.server';
import {AccountFrame} from '../views/account/AccountFrame';
import {ProfilePage} from '../views/account/ProfilePage';
import {AccountTexts} from '../views/account/texts';
import {pageMeta} from '../views/parts/page-meta';
import {performProfileCommand} from './profile-command.server';

export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders;

/** Name and address book, which the platform keeps. */
export async function loader({context}: LoaderFunctionArgs) {
  const {firstName} = await context.requireCustomer();
  return {
    texts: context.i18n.texts('account'),
    seo: titledPageSeo('profile', context),
    firstName,
    profile: await context.fallible(context.profile.read()),
    draft: await context.account.takeDraft(),
    flash: context.flash.read('profile'),
  };
}

export const action = formAction(nameForm, performProfileCommand, keepForLogin);

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function ProfileRoute() {
  const {texts, firstName, profile, draft, flash} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AccountTexts texts={texts}>
      <AccountFrame current="profile" firstName={firstName}>
        <ProfilePage
          profile={profile}
          answer={answer ?? draftForm(draft)}
          done={answer === undefined ? (flash?.name ?? null) : null}
        />
      </AccountFrame>
    </AccountTexts>
  );
}
