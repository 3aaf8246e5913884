import {RemixBrowser} from '@remix-run/react';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';

import {keepFrameTexts} from './i18n/frame-texts';
import {languageFromPath} from './i18n/language-from-path';
import * as root from './root';
import * as languageRoute from './routes/language';
import * as shell from './routes/shell';
import type {FrameRoute} from './views/shell/frame-routes';

/** The document names the files of its own page alone. */
const FRAME = {
  root,
  'routes/shell': shell,
  'routes/language': languageRoute,
} satisfies Record<FrameRoute, unknown>;

const load = {de: () => import('./i18n/frame-texts-de'), en: () => import('./i18n/frame-texts-en')};

const language = languageFromPath(location.pathname);

/**
 * Waits for the data of the page, which `RemixBrowser` asks for by throwing a promise. Thrown while React hydrates, at
 * the root, a press of a key in just that moment would leave the page without a tree ("Root did not complete").
 */
async function pageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}

/** Between two pieces of work, so that a press does not wait for both. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Without the texts the page stays what it is: whole, as HTML. */
Promise.all([load[language](), pause().then(pageData).then(pause)]).then(
  ([{texts}]) => {
    keepFrameTexts(language, texts);
    // While developing, the document has named them itself.
    if (import.meta.env.PROD) Object.assign(window.__remixRouteModules, FRAME);
    startTransition(() => {
      hydrateRoot(document, <RemixBrowser />);
    });
  },
  () => undefined,
);
