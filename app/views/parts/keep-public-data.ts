import type {ShouldRevalidateFunction} from '@remix-run/react';

/** For pages that are the same for every visitor: nothing that a form does changes them, so they are not loaded again. */
export const keepPublicData: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  formMethod !== undefined && formMethod !== 'GET' ? false : defaultShouldRevalidate;
