import {keepFormOnNetworkError} from './network-error';

/** Whether a command was sent in this document whose answer the router has not shown. */
let isUnanswered = false;

/** Sends a command by script, as a route's `clientAction` (`keepFormOnNetworkError`). */
export async function sendCommand(sending: Parameters<typeof keepFormOnNetworkError>[0]): Promise<unknown> {
  isUnanswered = true;
  try {
    return await keepFormOnNetworkError(sending);
  } finally {
    isUnanswered = sending.request.signal.aborted;
  }
}

/**
 * Tells, once, whether a page is opened while a command is under way, or after such a page: the router has dropped its answer, and the
 * worker carries it out.
 */
export function hasLeftCommand(): boolean {
  const hasLeft = isUnanswered;
  isUnanswered = false;
  return hasLeft;
}
