import {initOf} from '../http/outcome-status';
import type {Part} from '../part';
import type {OrderPageState, OrderProblem, ReturnLabel, TrackedOrder} from './tracking';

type Refused = {readonly state: 'refused'; readonly problem: OrderProblem; readonly seconds: number};

type Found = {readonly state: 'found'; readonly tracked: TrackedOrder} | Refused;

type Sent = ({readonly state: 'label'} & ReturnLabel) | Refused;

type Page = {readonly state: OrderPageState; readonly init: ReturnType<typeof initOf>};

/** The page before anybody has asked. */
export const EMPTY_PAGE: OrderPageState = {values: {}, errors: {}, problem: null, tracked: null};

const STATUS: Readonly<Partial<Record<OrderProblem, number>>> = {not_found: 404, 'too-often': 429};

/** The page after asking for an order, with its status and headers; what was typed stays. */
export function pageOf(found: Part<Found>, values: OrderPageState['values']): Page {
  if (found.state === 'unavailable') return {state: {...EMPTY_PAGE, values, problem: 'unavailable'}, init: initOf(503)};
  const {data} = found;
  if (data.state === 'found') return {state: {...EMPTY_PAGE, values, tracked: data.tracked}, init: initOf(200)};
  const {problem, seconds} = data;
  return {state: {...EMPTY_PAGE, values, problem}, init: initOf(STATUS[problem] ?? 422, seconds)};
}

/** The label for what goes back, or the same page with why there is none. */
export function labelOr(state: OrderPageState, sent: Part<Sent>): {readonly label: ReturnLabel} | Page {
  if (sent.state === 'unavailable') return {state: {...state, problem: 'unavailable'}, init: initOf(503)};
  if (sent.data.state === 'label') return {label: sent.data};
  const {problem, seconds} = sent.data;
  return {state: {...state, problem}, init: initOf(problem === 'too-often' ? 429 : 409, seconds)};
}
