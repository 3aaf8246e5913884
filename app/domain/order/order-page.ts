import type {Part} from '../part';
import type {OrderPageState, OrderProblem, TrackedOrder} from './tracking';

type Found =
  | {readonly state: 'found'; readonly tracked: TrackedOrder}
  | {readonly state: 'refused'; readonly problem: OrderProblem};

/** The page before anybody has asked. */
export const EMPTY_PAGE: OrderPageState = {values: {}, errors: {}, problem: null, tracked: null};

const STATUS: Readonly<Partial<Record<OrderProblem, number>>> = {not_found: 404, 'too-often': 429};

/** The page after asking for an order, and its status; what was typed stays. */
export function pageOf(
  found: Part<Found>,
  values: OrderPageState['values'],
): {readonly state: OrderPageState; readonly status: number} {
  if (found.state === 'unavailable') return {state: {...EMPTY_PAGE, values, problem: 'unavailable'}, status: 503};
  const {data} = found;
  if (data.state === 'found') return {state: {...EMPTY_PAGE, values, tracked: data.tracked}, status: 200};
  return {state: {...EMPTY_PAGE, values, problem: data.problem}, status: STATUS[data.problem] ?? 422};
}
