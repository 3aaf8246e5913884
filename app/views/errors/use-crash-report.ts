import {useEffect} from 'react';

/**
 * Reports an error that a page has thrown in the browser as an uncaught one: React writes those that a boundary catches to the console
 * alone.
 */
export function useCrashReport(error: unknown): void {
  useEffect(() => reportCrash(error), [error]);
}

/** Leaves out answers of the worker, and its errors, which come without a stack: they are in its log. */
export function reportCrash(error: unknown): void {
  if (error instanceof Error && error.stack !== undefined) reportError(error);
}
