import type {Part} from '../domain/part';
import {ServiceError} from './service-error.server';

/** Waits for a part that the page can do without: an outage makes it 'unavailable' and is told to `report`. */
export async function asPart<T>(data: Promise<T>, report: (error: unknown) => void): Promise<Part<T>> {
  try {
    return {state: 'ready', data: await data};
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    report(error);
    return {state: 'unavailable'};
  }
}
