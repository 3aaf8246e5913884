import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type HeadersFunction, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {ADDRESS_COMMANDS} from '../domain/account/profile';
import {addressForm} from '../domain/account/profile.form.server';
import {draftForm} from '../domain/form/form-answer';
import {notFound} from '../domain/http/not-found';
import {formAction, keepForLogin} from '../forms/form-action.server';
import {titledPageSeo} from '../i18n/titled-page.server';
import {AccountFrame} from '../views/account/AccountFrame';
import {AddressCommandPage} from '../views/account/AddressCommandPage';
import {addressCommandPath} from '../views/account/pages';
import {AccountTexts} from '../views/account/texts';
import {pageMeta} from '../views/parts/page-meta';
import {performProfileCommand} from './profile-command.server';

export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders;

export async function loader({context, params: {address: id = '', command = ''}}: LoaderFunctionArgs) {
  const {firstName} = await context.requireCustomer();
  const name = ADDRESS_COMMANDS.find((known) => known === command);
  if (name === undefined) throw notFound();
  const reading = context.profile.read();
  const saved = await context.fallible(
    reading.then(({addresses}) => addresses.find((address) => address.id === id) ?? null),
  );
  const path = (language: typeof context.i18n.language) => addressCommandPath(language, id, name);
  const isGone = saved.state === 'ready' && saved.data === null;
  return data(
    {
      texts: context.i18n.texts('account'),
      seo: titledPageSeo('addressCommand', context, {title: `account:profile.${name}.title`, path}),
      firstName,
      name,
      saved,
      draft: await context.account.takeDraft(),
    },
    {status: isGone ? 404 : 200},
  );
}

export const action = formAction(
  ({params: {address = '', command = ''}}) => {
    const form = addressForm(command, address);
    if (form === null) throw notFound();
    return form;
  },
  performProfileCommand,
  keepForLogin,
);

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function AddressCommandRoute() {
  const {texts, firstName, name, saved, draft} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? draftForm(draft);
  return (
    <AccountTexts texts={texts}>
      <AccountFrame current="profile" firstName={firstName}>
        <AddressCommandPage name={name} saved={saved} answer={answer} />
      </AccountFrame>
    </AccountTexts>
  );
}
