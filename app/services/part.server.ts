import type {Part} from '../domain/part';
import {ServiceError} from './service-error.server';

/** Waits for something that the page can do without. Only an outage makes it 'unavailable'; other errors are thrown. */
export type PartOf = <T>(promise: Promise<T>) => Promise<Part<T>>;

/** `report` is told of each outage, since no error page shows it. */
export function createPart(report: (error: unknown) => void): PartOf {
  return async (promise) => {
    try {
      return {state: 'ready', data: await promise};
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      report(error);
      return {state: 'unavailable'};
    }
  };
}
