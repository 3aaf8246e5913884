import {formBody} from './form-body';

/**
 * Sends forms that are still waiting when their page goes away, so that nobody has to stay for what was pressed: those of
 * `waiting`, told whether the whole document goes, to `action`. Sending again what is on its way does no harm where a form
 * has an idempotency key.
 * @returns a function for the moment in which the page is left for another of the same document
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
