import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs} from '@remix-run/server-runtime';

import {newAddressForm} from '../domain/account/profile.form.server';
import {draftForm} from '../domain/form/form-answer';
import {formAction, keepForLogin} from '../forms/form-action.server';
import {titledPageSeo} from '../i18n/titled-page.server';
import {AccountFrame} from '../views/account/AccountFrame';
import {AddressPage} from '../views/account/AddressPage';
import {AccountTexts} from '../views/account/texts';
import {pageMeta} from '../views/parts/page-meta';
import {performProfileCommand} from './profile-command.server';

export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders;

export async function loader({context}: LoaderFunctionArgs) {
  const {firstName} = await context.requireCustomer();
  return {
    texts: context.i18n.texts('account'),
    seo: titledPageSeo('newAddress', context),
    firstName,
    draft: await context.account.takeDraft(),
  };
}

export const action = formAction(newAddressForm, performProfileCommand, keepForLogin);

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function NewAddressRoute() {
  const {texts, firstName, draft} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AccountTexts texts={texts}>
      <AccountFrame current="profile" firstName={firstName}>
        <AddressPage name="add" saved={null} answer={answer ?? draftForm(draft)} />
      </AccountFrame>
    </AccountTexts>
  );
}
