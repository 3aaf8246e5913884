import {EMPTY_FORM} from '../../domain/form/form-answer';
import type {CartFormAnswer} from '../../domain/cart/report';

/** Returns the answer of the cart's action, or, after a network error, the one of an action whose service did not answer. */
export async function orNetworkError<Answer>(answer: Promise<Answer>): Promise<Answer | CartFormAnswer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    return {...EMPTY_FORM, problem: {code: 'unavailable'}};
  }
}

/**
 * Tells whether a page that shows the cart has to ask for it: a form was carried out, and no cart came with its answer.
 */
export function bringsNoCart(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('shown' in answer)) return true;
  const {shown} = answer;
  return typeof shown === 'object' && shown !== null && 'summary' in shown && shown.summary === null;
}
