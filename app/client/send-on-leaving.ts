import {formBody} from './form-body';

/**
 * Sends the forms that are still queued when their page is left. `waiting` returns them and is told whether the whole document is
 * unloaded; `action` is the address. A form that is already being sent may be sent twice: its idempotency key makes that
 * harmless.
 * @returns a function to call when the router leaves the page
 */
export function sendOnLeaving(action: string, waiting: (documentGoes: boolean) => readonly FormData[]): () => void {
  const sendAll = (documentGoes: boolean) => {
    for (const form of waiting(documentGoes)) void send(action, form);
  };
  const onHide = () => sendAll(true);
  addEventListener('pagehide', onHide);
  return () => {
    removeEventListener('pagehide', onHide);
    sendAll(false);
  };
}

async function send(action: string, form: FormData): Promise<void> {
  const sending = fetch(action, {method: 'POST', body: formBody(form), keepalive: true, redirect: 'manual'});
  await sending.catch(() => undefined);
}
