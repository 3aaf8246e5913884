import {fetch, type WebSocket} from 'miniflare';
import * as z from 'zod';

const targets = z.array(z.looseObject({webSocketDebuggerUrl: z.string()}));
const message = z.looseObject({
  id: z.int().optional(),
  result: z.looseObject({usedSize: z.number().optional()}).optional(),
});

/**
 * What the shop's worker holds on to, in bytes, once all that nobody needs any more is gone: a snapshot of the heap begins with
 * that. What the process takes of the machine says less, for the runtime lets hundreds of megabytes come together before it tidies up.
 *
 * @param inspector the port of the runtime's inspector
 */
export async function heldBytes(inspector: number): Promise<number> {
  const list = targets.parse(await (await fetch(`http://127.0.0.1:${inspector}/json`)).json());
  const url = list.map(({webSocketDebuggerUrl}) => webSocketDebuggerUrl).find((one) => one.endsWith(':lichtung-shop'));
  if (url === undefined) throw new Error('The inspector knows no worker of the shop');
  const {webSocket} = await fetch(url.replace(/^ws/, 'http'), {headers: {Upgrade: 'websocket'}});
  if (!webSocket) throw new Error('The inspector takes no connection');
  webSocket.accept();
  await call(webSocket, 1, 'HeapProfiler.takeHeapSnapshot');
  const usedSize = await call(webSocket, 2, 'Runtime.getHeapUsage');
  webSocket.close();
  if (usedSize === undefined) throw new Error('The inspector does not say how large the heap is');
  return usedSize;
}

/** Gives the size that an answer tells, where it is of one. */
function call(socket: WebSocket, id: number, method: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    socket.addEventListener('message', ({data}) => {
      if (typeof data !== 'string') return;
      const told = message.parse(JSON.parse(data));
      if (told.id === id) resolve(told.result?.usedSize);
    });
    socket.send(JSON.stringify({id, method}));
  });
}
