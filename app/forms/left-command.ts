import {useEffect} from 'react';

import {keepFormOnNetworkError} from './network-error';

/** The last command sent in this document, until a page shows what was read after it. */
let unshown: {readonly sentAt: number; isAnswered: boolean} | null = null;

/** Longer than the worker takes for a command, with all it asks before and after. */
const LONGEST_MS = 30_000;

/** Sends a command by script, as a route's `clientAction` (`keepFormOnNetworkError`). */
export async function sendCommand(sending: Parameters<typeof keepFormOnNetworkError>[0]): Promise<unknown> {
  const command = {sentAt: performance.now(), isAnswered: false};
  unshown = command;
  try {
    const answer = await keepFormOnNetworkError(sending);
    // The page shows why nothing was changed. After a broken connection the router asks by itself, once.
    if (!sending.request.signal.aborted) unshown = null;
    return answer;
  } catch (redirect) {
    command.isAnswered = true;
    throw redirect;
  }
}

/**
 * Tells whether the page may show data of before a command. The shopper left the command's page before the answer came, or before the data
 * that follow it. The router drops both; the worker carries the command out.
 */
export function mayLackCommand(): boolean {
  return unshown !== null;
}

/**
 * Notes that the page shows what the worker has read; each reading has a time of its own, and one that failed has none. While a left
 * command may still be under way, a reading can have overtaken it.
 */
export function useShownReading(readAt: number | null): void {
  useEffect(() => {
    if (readAt !== null) noteReading();
  }, [readAt]);
}

/** Notes a reading that is shown (`useShownReading`). */
export function noteReading(): void {
  if (unshown === null) return;
  const {isAnswered, sentAt} = unshown;
  if (isAnswered || performance.now() - sentAt > LONGEST_MS) unshown = null;
}
