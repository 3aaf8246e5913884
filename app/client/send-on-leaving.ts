import {formBody} from './form-body';

/**
 * Sends the forms that are still queued when their page is left. `waiting` returns them; `action` is the address; `done` is called
 * once they are answered, if the document stays. A form that is already being sent is sent twice: its idempotency key makes that
 * harmless.
 * @returns a function to call when the router leaves the page
 */
export function sendOnLeaving(action: string, waiting: () => readonly FormData[], done: () => void): () => void {
  const sendAll = () => Promise.all(waiting().map((form) => send(action, form)));
  const onHide = () => void sendAll();
  addEventListener('pagehide', onHide);
  return () => {
    removeEventListener('pagehide', onHide);
    void sendAll().then(done);
  };
}

async function send(action: string, form: FormData): Promise<void> {
  const sending = fetch(action, {method: 'POST', body: formBody(form), keepalive: true, redirect: 'manual'});
  await sending.catch(() => undefined);
}
