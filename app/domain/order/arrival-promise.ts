import type {Day} from '../delivery';

/** Tells on `today`, the day in Germany, whether an order that has not arrived still has time until its day. */
export function arrivalPromise(expectedBy: Day, today: Day): 'expected' | 'late' {
  return expectedBy < today ? 'late' : 'expected';
}
