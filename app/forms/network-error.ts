import {EMPTY_FORM, type FormAnswer} from '../domain/form/form-answer';
import {IDEMPOTENCY_KEY_FIELD} from '../domain/form/idempotency-key';

type Sending = {readonly request: Request; readonly serverAction: () => Promise<unknown>};

/**
 * Sends a form by script, as a route's `clientAction`. On a network error the page keeps everything that was typed: the
 * result is the one that an action returns when its service does not answer, so the next press sends the form again
 * with its idempotency key.
 *
 * @throws {unknown} what the worker threw: a redirect, or a page that is not there
 */
export async function keepFormOnNetworkError({request, serverAction}: Sending): Promise<unknown> {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (isOfWorker(error)) throw error;
    const form = await sent.formData();
    const key = form.get(IDEMPOTENCY_KEY_FIELD);
    return {
      ...EMPTY_FORM,
      values: valuesOf(form),
      problem: {code: 'unavailable'},
      idempotencyKey: typeof key === 'string' && key !== '' ? key : null,
    } satisfies FormAnswer<string>;
  }
}

/** Redirects are thrown as responses, refusals as what the router makes of them; a broken connection has no status. */
function isOfWorker(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error;
}

/** What was filled in; what was ticked under one name is one value, as the worker reads lists. */
function valuesOf(form: FormData): FormAnswer<string>['values'] {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  const names = [...form.keys()].filter((name) => name !== IDEMPOTENCY_KEY_FIELD);
  return Object.fromEntries(names.map((name) => [name, texts(name).join(',')]));
}
