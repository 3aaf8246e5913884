import {RemixBrowser} from '@remix-run/react';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';

import {keepFrameTexts} from './i18n/frame-texts';
import {languageFromPath} from './i18n/language-from-path';

const load = {de: () => import('./i18n/frame-texts-de'), en: () => import('./i18n/frame-texts-en')};

const language = languageFromPath(location.pathname);

/** Without the texts the page stays what it is: whole, as HTML. */
load[language]().then(
  ({texts}) => {
    keepFrameTexts(language, texts);
    startTransition(() => {
      hydrateRoot(document, <RemixBrowser />);
    });
  },
  () => undefined,
);
