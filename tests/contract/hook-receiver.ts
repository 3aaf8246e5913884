import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A webhook that arrived. */
export type Hook = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly path: string;
  readonly body: string;
  /** When it came, in milliseconds since any moment. */
  readonly at: number;
};

/** A shop or a service worker that notes the webhooks it gets. */
export type HookReceiver = {
  readonly origin: string;
  readonly hooks: readonly Hook[];
  /** What it answers to the next webhooks, in turn; 200 when used up. */
  readonly hookStatuses: number[];
  readonly stop: () => void;
};

/** Starts a receiver on a free port. */
export async function startHookReceiver(): Promise<HookReceiver> {
  const hooks: Hook[] = [];
  const hookStatuses: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      hooks.push({headers: request.headers, path: request.url ?? '', body, at: performance.now()});
      response.writeHead(hookStatuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port');
  return {origin: `http://127.0.0.1:${address.port}`, hooks, hookStatuses, stop: () => server.close()};
}
