import type {CartOutcome, CartResult} from './cart-feedback';

/** The last value of each of a form's fields. */
function valuesOf(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** What is told of a form that was not carried out, as far as anyone knows. */
export function outcomeOfLost(form: FormData, code: 'try-again' | 'too-busy'): CartOutcome {
  const values = valuesOf(form);
  return {intent: values['intent'] ?? '', refusals: [{code, lineId: null}], values, repeated: false, undo: null};
}

/** The answer of the cart's action, or, where none comes for the connection is gone, what the action itself says when it reaches nobody. */
export async function orUnanswered<Answer>(answer: Promise<Answer>, form: FormData): Promise<Answer | CartResult> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    return {ok: true, cartCount: null, summary: null, ...outcomeOfLost(form, 'try-again')};
  }
}

/** Whether the page need not ask for the cart after an answer: it came along, or it cannot be reached. */
export function isWholeAnswer(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('cartCount' in answer) || !('summary' in answer)) return false;
  return answer.cartCount === null || answer.summary !== null;
}
