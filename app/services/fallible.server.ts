import type {Fallible} from '../domain/fallible';
import {outageOutcome, ServiceError} from './service-error.server';

/**
 * Waits for the parts of one answer, and says whether an outage has taken one of them: what is switched off is not missing. A part that
 * is older than it should be is noted by `notePartial`.
 */
export function createFallible(report: (error: unknown) => void) {
  let isPartial = false;
  return {
    fallible: <T>(data: Promise<T>): Promise<Fallible<T>> =>
      toFallible(data, (error) => {
        isPartial ||= error.failure !== 'switched-off';
        report(error);
      }),
    notePartial: (): void => {
      isPartial = true;
    },
    isPartial: () => isPartial,
  };
}

/** Waits for data that the page can do without: an outage becomes 'unavailable' and goes to `report`. */
export async function toFallible<T>(data: Promise<T>, report: (error: ServiceError) => void): Promise<Fallible<T>> {
  try {
    return {state: 'ready', data: await data};
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    report(error);
    return outageOutcome(error);
  }
}
