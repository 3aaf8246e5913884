import './styles/global.css';

import {Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, type Location} from '@remix-run/react';
import type {ReactNode} from 'react';

import {LOCALES} from './config/languages';
import {SLOTS} from './config/slots';
import {languageFromPath} from './i18n/language-from-path';
import {Head} from './views/shell/Head';
import {useNonce} from './views/shell/nonce';

/** Under what a place on a page is remembered. Jumps within pages have no key: all of them would return to one place. */
function scrollKey({key, pathname, search, hash}: Location): string {
  return key === 'default' && hash !== '' ? pathname + search + hash : key;
}

/** The document around every page. Its slots are filled by the worker for each answer, also a cached one. */
export function Layout({children}: {readonly children: ReactNode}) {
  const {pathname} = useLocation();
  const nonce = useNonce();
  return (
    <html lang={LOCALES[languageFromPath(pathname)].language} data-consent={SLOTS.consent} suppressHydrationWarning>
      <head>
        <Head />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} getKey={scrollKey} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
