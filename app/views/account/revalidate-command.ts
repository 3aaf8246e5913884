import type {ShouldRevalidateFunction} from '@remix-run/react';

/**
 * Tells whether the subscription that a page shows is outdated, from the HTTP status of a refused command: what it was given to is
 * gone (404), or it was done in part or is not as it was (409).
 */
export function isOutdatedBy(actionStatus: number): boolean {
  return actionStatus === 404 || actionStatus === 409;
}

/** Loads the page of a command again after such a refusal: it shows what it is about as it is now. */
export const revalidateCommand: ShouldRevalidateFunction = ({actionStatus = 200, defaultShouldRevalidate}) =>
  isOutdatedBy(actionStatus) || defaultShouldRevalidate;
