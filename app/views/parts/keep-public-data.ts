import type {ShouldRevalidateFunction} from '@remix-run/react';

/** Keeps pages that are the same for every visitor from being loaded again: nothing that a form does changes them. */
export const keepPublicData: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  formMethod !== undefined && formMethod !== 'GET' ? false : defaultShouldRevalidate;
