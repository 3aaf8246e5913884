import type {Fallible} from '../domain/fallible';
import {ServiceError} from './service-error.server';

/** Waits for the parts of one answer, and says whether one of them was unavailable. */
export function createFallible(report: (error: unknown) => void) {
  let isPartial = false;
  return {
    fallible: async <T>(data: Promise<T>): Promise<Fallible<T>> => {
      const part = await toFallible(data, report);
      isPartial ||= part.state === 'unavailable';
      return part;
    },
    isPartial: () => isPartial,
  };
}

/** Waits for data that the page can do without: an outage becomes 'unavailable' and goes to `report`. */
export async function toFallible<T>(data: Promise<T>, report: (error: unknown) => void): Promise<Fallible<T>> {
  try {
    return {state: 'ready', data: await data};
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    report(error);
    return {state: 'unavailable'};
  }
}
