import {OUTAGE_WAIT_SECONDS} from '../config/resilience';
import type {FormProblem} from '../domain/form/form-answer';

/** Status and headers of a page that shows a form again. */
export type FormInit = {readonly status: number; readonly headers: Readonly<Record<string, string>>};

/** Gives a problem its status, and `Retry-After` where it helps to wait; `refusals` has the status of each code. */
export function problemInit<Code extends string>(
  problem: FormProblem<Code>,
  refusals: Readonly<Record<Code, number>>,
): FormInit {
  if ('seconds' in problem) return {status: 429, headers: {'Retry-After': String(problem.seconds)}};
  if (problem.code === 'unavailable') return {status: 503, headers: {'Retry-After': String(OUTAGE_WAIT_SECONDS)}};
  return {status: refusals[problem.code], headers: {}};
}
