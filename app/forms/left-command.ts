import {keepFormOnNetworkError} from './network-error';

/** Whether a command was sent in this document whose answer the router has not shown. */
let isUnderWay = false;

/** Sends a command by script, as a route's `clientAction` (`keepFormOnNetworkError`). */
export async function sendCommand(sending: Parameters<typeof keepFormOnNetworkError>[0]): Promise<unknown> {
  isUnderWay = true;
  try {
    return await keepFormOnNetworkError(sending);
  } finally {
    isUnderWay = sending.request.signal.aborted;
  }
}

/**
 * Tells whether a page is opened while a command is under way, or after such a page: the router has dropped its answer, and the worker
 * carries it out. Tells it once.
 */
export function hasLeftCommand(): boolean {
  const hasLeft = isUnderWay;
  isUnderWay = false;
  return hasLeft;
}
