import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useRouteError,
  useRouteLoaderData,
  type MetaFunction,
} from '@remix-run/react';
import type {HeadersFunction, LoaderFunctionArgs} from '@remix-run/server-runtime';
import type {ReactNode} from 'react';

import {footnotesOf} from '../domain/content/footnotes';
import {allFrame} from '../i18n/all-frame.server';
import {frameOf} from '../i18n/frame';
import {languageFromPath} from '../i18n/language-from-path';
import {createTranslate} from '../i18n/translate';
import {TextScope} from '../i18n/use-translate';
import {errorMeta} from '../views/errors/error-kind';
import {ErrorPage} from '../views/errors/ErrorPage';
import {useCrashReport} from '../views/errors/use-crash-report';
import {keepFrame} from '../views/parts/keep-public-data';
import {PreviewBar} from '../views/shell/PreviewBar';
import {Shell} from '../views/shell/Shell';

/** Keeps the headers of an error, such as `Retry-After`. */
export const headers: HeadersFunction = ({errorHeaders, loaderHeaders}) => errorHeaders ?? loaderHeaders;

export async function loader({context}: LoaderFunctionArgs) {
  const settings = await context.siteSettings();
  return {
    // A document has it in a file; where only data is asked for, the language may be another one.
    ...(context.isDataRequest && {frame: allFrame(context.i18n)}),
    footnotes: footnotesOf(settings),
    reviews: settings.shopReviews,
    measurement: context.measurement,
    ...(context.preview.isOn && {preview: context.i18n.texts('preview')}),
    year: yearInGermany(context.now().getTime()),
  };
}

/** The year begins an hour earlier than in UTC: winter time. `dayInGermany` would bring every page's scripts a formatter. */
const yearInGermany = (now: number) => new Date(now + 3_600_000).getUTCFullYear();

export const shouldRevalidate = keepFrame;

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

export const meta: MetaFunction<typeof loader> = ({data, error, location}) => {
  if (!error) return [];
  const language = languageFromPath(location.pathname);
  return errorMeta(createTranslate(language, (data?.frame ?? frameOf(language)).texts), statusOf(error));
};

function Frame({footer, children}: {readonly footer: boolean; readonly children: ReactNode}) {
  const language = languageFromPath(useLocation().pathname);
  // Its loader has not run in a document after an action that has thrown.
  const shell = useRouteLoaderData<typeof loader>('routes/shell');
  const {texts, menus} = shell?.frame ?? frameOf(language);
  return (
    <TextScope language={language} texts={texts}>
      <Shell
        menus={menus}
        year={shell?.year ?? yearInGermany(Date.now())}
        footnote={shell?.footnotes.footer}
        reviews={shell?.reviews}
        measurement={shell?.measurement}
        footer={footer}
      >
        {shell?.preview && (
          <TextScope texts={shell.preview}>
            <PreviewBar />
          </TextScope>
        )}
        {children}
      </Shell>
    </TextScope>
  );
}

/** Header, footer and the texts that every page shares. */
export default function ShellRoute() {
  return (
    <Frame footer>
      <Outlet />
    </Frame>
  );
}

/** Shows every error of a page, inside the shell; the footer is left out on 404 (Specification, section 2). */
export function ErrorBoundary() {
  const error = useRouteError();
  useCrashReport(error);
  const status = statusOf(error);
  return (
    <Frame footer={status !== 404}>
      <ErrorPage status={status} />
    </Frame>
  );
}
