import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {discountLinkPath} from '../pages/paths';
import {readDiscountCode} from '../domain/cart/permalink';
import {buttonForm} from '../domain/form/define-form.server';
import {formAction} from '../forms/form-action.server';
import {safePath} from '../domain/safe-path';
import {titledPageSeo} from '../i18n/titled-page.server';
import {DiscountLinkPage} from '../views/links/DiscountLinkPage';
import {pageMeta} from '../views/parts/page-meta';
import {LinkTexts} from '../views/links/texts';
import {followLink} from './follow-link.server';

export function loader({context, params}: LoaderFunctionArgs) {
  const code = readDiscountCode(params['code']);
  return data(
    {
      texts: context.i18n.texts('links'),
      seo: titledPageSeo('discountLink', context, {
        path: (language) => discountLinkPath(language, params['code'] ?? ''),
      }),
      code,
    },
    {status: code === null ? 404 : 200},
  );
}

/** Puts the code into the cart and leads on to where the link says, within the shop. */
export const action = formAction(buttonForm, async (_, args) => {
  const {context, params, request} = args;
  const wanted = new URL(request.url).searchParams.get('redirect');
  const target = safePath(wanted, context.origin, '') || undefined;
  return followLink(args, {code: readDiscountCode(params['code']), target});
});

export const meta: MetaFunction<typeof loader> = ({data: page}) => pageMeta(page?.seo);

export default function DiscountLinkRoute() {
  const {texts, code} = useLoaderData<typeof loader>();
  return (
    <LinkTexts texts={texts}>
      <DiscountLinkPage code={code} />
    </LinkTexts>
  );
}
