import type * as z from 'zod';
import {outboxSchema} from '../../../emulator/mail/answers';
import type {outboxMessageSchema} from '../../../emulator/mail/answers';
import {refusalSchema} from '../../../contracts/refusal';
import type {EmulatorEnv} from '../../../emulator/index';
import {inGeneration} from '../../../emulator/shared/generation';
import type {ServiceBindings} from '../../../service/env';
import {withService} from '../emulator-options';
import {sharedByFiles, startOwnRuntime} from '../runtimes';

const ORIGIN = 'http://127.0.0.1:3001';
const SERVICE = 'http://127.0.0.1:3002';
/** What the service worker answers. */
const OWN = /^\/(?:v1|operator|labels|webhooks|healthz|control\/(?:due|metafields|paid-orders|index-search))(?:\/|$)/;
const SHOP = 'http://localhost:3000';

export type WireMail = z.infer<typeof outboxMessageSchema>;
export type Answer = {readonly status: number; readonly headers: Headers; readonly text: string};
/** Looks at an answer; throws where it is not as it should be. */
export type OnAnswer = (method: string, path: string, answer: Answer) => void;
type Init = {method?: string; headers?: Record<string, string>; body?: string};

/** The service worker and the whole emulator in workerd, with data of their own. */
export type RunningServices = {
  /** Where it answers on the wire: what `send` cannot see, such as a connection that is cut, shows there. */
  readonly wire: string;
  /** Sends any request, redirects not followed. */
  readonly send: (path: string, init?: Init) => Promise<Answer>;
  /** Calls the service API: GET without a body, else POST. */
  readonly call: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** The mails that match, newest first. */
  readonly mails: (filter: {to?: string; kind?: string}) => Promise<WireMail[]>;
  /** Sets how far the emulated world is ahead. */
  readonly moveClock: (offsetMs: number) => Promise<void>;
  /** The emulator's bindings, and the service worker's. */
  readonly env: () => Promise<EmulatorEnv>;
  readonly serviceEnv: () => Promise<ServiceBindings>;
  /** The process id of the runtime. */
  readonly pid: number;
  readonly isAlive: () => boolean;
  readonly stop: () => Promise<void>;
};

/**
 * Starts both. Requests to the service worker pass through the emulator, which breaks them on demand.
 *
 * @param bindings overrides of its configuration
 * @param persist a folder for its data; in memory unless set
 * @param around a worker around it by its entry, and who looks at every answer
 */
export async function startServices(
  bindings: Readonly<Record<string, string>> = {},
  persist: string | null = null,
  around: {readonly entry?: string; readonly onAnswer?: OnAnswer} = {},
): Promise<RunningServices> {
  const runtime = await startOwnRuntime(await withService(bindings, persist, around.entry));
  const {origin: wire} = await runtime.unsafeGetDirectURL('emulator');

  const send: RunningServices['send'] = async (path, init = {}) => {
    const response = await runtime.dispatchFetch((OWN.test(path) ? SERVICE : ORIGIN) + path, {
      ...init,
      redirect: 'manual',
    });
    const headers = new Headers([...response.headers]);
    const answer = {status: response.status, headers, text: await response.text()};
    around.onAnswer?.(init.method ?? 'GET', path, answer);
    return answer;
  };
  return {
    wire,
    send,
    call: (path, body, headers = {}) =>
      send(`/v1${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {Authorization: 'Bearer local-service-api-token', 'Content-Type': 'application/json', ...headers},
        ...(body === undefined ? {} : {body: typeof body === 'string' ? body : JSON.stringify(body)}),
      }),
    mails: async (filter) => {
      const {text} = await send(`/mail/messages?${new URLSearchParams(filter).toString()}`);
      return outboxSchema.parse(JSON.parse(text)).messages;
    },
    moveClock: async (offsetMs) => {
      const body = JSON.stringify({offsetMs});
      const {status} = await send('/control/clock', {method: 'POST', body});
      if (status !== 200) throw new Error('The clock did not move');
    },
    env: () => runtime.getBindings('emulator'),
    serviceEnv: () => runtime.getBindings('service'),
    pid: runtime.pid,
    isAlive: runtime.isAlive,
    stop: runtime.stop,
  };
}

/** What a file has that did not start them. */
export type BorrowedServices = Omit<RunningServices, 'serviceEnv' | 'stop'>;

const shared = sharedByFiles(async () => ({...(await startServices()), generation: 0}));

/**
 * Returns both as new, in a runtime that the test files of a process share. Only for files that give the service worker nothing to do: what
 * it does later by an alarm, such as a mail or a look at the search index, would meet the emulator of the next file.
 */
export async function borrowServices(): Promise<BorrowedServices> {
  const services = await shared();
  const {status} = await services.send('/control/reset', {method: 'POST'});
  if (status !== 200) throw new Error('The emulator was not reset');
  services.generation += 1;
  return {...services, env: async () => inGeneration(await services.env(), services.generation)};
}

/** Does something at a moment so many milliseconds from now; then the emulated world is back at the present. */
export async function later<T>(
  {moveClock}: Pick<RunningServices, 'moveClock'>,
  ms: number,
  then: () => Promise<T>,
): Promise<T> {
  await moveClock(ms);
  try {
    return await then();
  } finally {
    await moveClock(0);
  }
}

/** An answer's body as the contract has it: parsed strictly, so that nothing undocumented slips through. */
export function parsed<T>(schema: z.ZodType<T>, {text}: Answer): T {
  return schema.parse(JSON.parse(text));
}

/** A refusal in short: its status and code. */
export function refusalOf(answer: Answer): readonly [number, string] {
  return [answer.status, parsed(refusalSchema.strict(), answer).error.code];
}

/** The token in a mail's first link that has one. */
export function tokenOf(mail: WireMail | undefined): string {
  const link = mail?.links.find((address) => address.includes('token='));
  return new URL(link ?? SHOP).searchParams.get('token') ?? '';
}
