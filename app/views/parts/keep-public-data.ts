import type {ShouldRevalidateFunction} from '@remix-run/react';

import {languageFromPath} from '../../i18n/language-from-path';

/** Keeps pages that are the same for every visitor from being loaded again: nothing that a form does changes them. */
export const keepPublicData: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  formMethod !== undefined && formMethod !== 'GET' ? false : defaultShouldRevalidate;

/** Keeps what is around every page: only another language changes it. */
export const keepFrame: ShouldRevalidateFunction = ({currentUrl, nextUrl}) =>
  languageFromPath(currentUrl.pathname) !== languageFromPath(nextUrl.pathname);
