import {fetch, type WebSocket} from 'miniflare';
import * as z from 'zod';

const targets = z.array(z.looseObject({webSocketDebuggerUrl: z.string()}));
const message = z.looseObject({
  id: z.int().optional(),
  result: z.looseObject({usedSize: z.number().optional()}).optional(),
});

/**
 * Lets go of all that nobody needs any more, in every worker of the runtime: a snapshot of a heap begins with that. By itself
 * the runtime lets hundreds of megabytes come together before it tidies up.
 *
 * @param inspector the port of the runtime's inspector
 * @returns what the shop's worker then still holds on to, in bytes
 */
export async function tidyUp(inspector: number): Promise<number> {
  const list = targets.parse(await (await fetch(`http://127.0.0.1:${inspector}/json`)).json());
  let held: number | undefined;
  // Targets with a `#` in their name are functions in Node: their heap is small, and the name is no valid URL.
  for (const {webSocketDebuggerUrl: url} of list.filter((target) => !target.webSocketDebuggerUrl.includes('#'))) {
    const size = await tidyUpOne(url);
    if (url.endsWith(':lichtung-shop') && url.includes(':user:')) held = size;
  }
  if (held === undefined) throw new Error('The inspector does not say how large the heap of the shop is');
  return held;
}

async function tidyUpOne(url: string): Promise<number | undefined> {
  const {webSocket} = await fetch(url.replace(/^ws/, 'http'), {headers: {Upgrade: 'websocket'}});
  if (!webSocket) throw new Error(`The inspector takes no connection to ${url}`);
  webSocket.accept();
  await call(webSocket, 1, 'HeapProfiler.takeHeapSnapshot');
  const usedSize = await call(webSocket, 2, 'Runtime.getHeapUsage');
  webSocket.close();
  return usedSize;
}

/** So long a heap of gigabytes takes. */
const ANSWERED_WITHIN_MS = 120_000;

/** Gives the size that an answer tells, where it is of one. Rejects where none comes. */
function call(socket: WebSocket, id: number, method: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`The inspector does not answer ${method}`));
    }, ANSWERED_WITHIN_MS);
    socket.addEventListener('message', ({data}) => {
      if (typeof data !== 'string') return;
      const told = message.parse(JSON.parse(data));
      if (told.id !== id) return;
      clearTimeout(timer);
      resolve(told.result?.usedSize);
    });
    socket.send(JSON.stringify({id, method}));
  });
}
