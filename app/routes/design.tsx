import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';

import {notFound} from '../domain/http/not-found';
import {DesignPage} from '../views/design/DesignPage';
import {DesignTexts} from '../views/design/texts';

/**
 * Opens the design system's workbench: everywhere but in the shop that customers see. With `?broken` it shows an
 * unexpected error.
 */
export function loader({context, request}: LoaderFunctionArgs) {
  if (!context.hasWorkbench) throw notFound();
  if (new URL(request.url).searchParams.has('broken')) throw new Error('The workbench breaks when it is asked to.');
  return {title: context.i18n.translate('design:title'), texts: context.i18n.texts('design')};
}

export const meta: MetaFunction<typeof loader> = ({data: page}) => [
  {title: page?.title},
  {name: 'robots', content: 'noindex'},
];

export default function DesignRoute() {
  const {texts} = useLoaderData<typeof loader>();
  return (
    <DesignTexts texts={texts}>
      <DesignPage />
    </DesignTexts>
  );
}
