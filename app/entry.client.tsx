import {ignoreRepeatedPresses} from './client/repeated-presses';
import type {Language} from './config/languages';
import {hydratePage, pageData} from './framework/hydrate-page';
import {keepFrame} from './i18n/frame';
import {languageFromPath} from './i18n/language-from-path';
import * as root from './root';
import * as languageRoute from './routes/language';
import * as shell from './routes/shell';

const load = {
  de: () => import('./i18n/frame-de'),
  en: () => import('./i18n/frame-en'),
} satisfies Record<Language, () => Promise<object>>;

const language = languageFromPath(location.pathname);

/** Between two pieces of work, so that a press does not wait for both. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Without its frame the page stays what it is: whole, as HTML. */
Promise.all([load[language](), pause().then(pageData).then(pause)]).then(
  ([{frame}]) => {
    keepFrame(language, frame);
    ignoreRepeatedPresses();
    hydratePage({root, 'routes/shell': shell, 'routes/language': languageRoute});
  },
  () => undefined,
);
