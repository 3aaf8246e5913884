import './styles/global.css';

import {Links, Meta, Outlet, Scripts, useLocation} from '@remix-run/react';
import {useEffect, type ReactNode} from 'react';

import {useReturn} from './client/use-return';
import {LOCALES} from './config/languages';
import {SLOTS} from './config/slots';
import {languageFromPath} from './i18n/language-from-path';
import {DocumentScripts} from './framework/DocumentScripts';
import {Head, SpeculationRules} from './views/shell/Head';
import {useInlineStyles} from './framework/inline-styles';
import {useNonce} from './framework/nonce';
import {ScrollPositions} from './framework/ScrollPositions';

/**
 * Lets the router scroll again: it leaves that to the browser when the page goes (https://github.com/remix-run/react-router/pull/15397).
 */
function scrollByRouter(): void {
  history.scrollRestoration = 'manual';
}

/**
 * Shows the document around every page. The page's styles stand in it, so that nothing has to be fetched before it can
 * be read; the same style sheets, linked at its end, serve the pages that follow. Its slots are filled by the worker
 * for each answer, also a cached one.
 */
export function Layout({children}: {readonly children: ReactNode}) {
  const {pathname} = useLocation();
  const nonce = useNonce();
  const styles = useInlineStyles();
  // The moment from which a press is answered by script: before it, links and forms work as the browser does them.
  useEffect(() => void performance.mark('interactive'), []);
  useReturn(scrollByRouter);
  return (
    <html lang={LOCALES[languageFromPath(pathname)].language} data-consent={SLOTS.consent} suppressHydrationWarning>
      <head>
        <Head />
        <Meta />
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{__html: styles}} />
      </head>
      <body>
        {children}
        <ScrollPositions />
        {import.meta.env.PROD ? <DocumentScripts /> : <Scripts nonce={nonce} />}
        <Links />
        <SpeculationRules />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
