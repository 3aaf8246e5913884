import {withTimeout} from '../runtime/with-timeout.server';
import {ENDPOINTS} from './accepted-requests.server';

/** A question to one hosted service that costs it next to nothing; rejects where it does not answer as it should. */
export type Probe = {
  readonly service: string;
  readonly ask: () => Promise<unknown>;
  /** For how many milliseconds a good answer counts, of a service that counts its requests; until the next look unless set. */
  readonly goodForMs?: number;
};

type State = 'up' | 'down';
type Health = {readonly status: 'ok' | 'degraded'; readonly version: string; readonly services: Record<string, State>};

const {pathname: PATH} = ENDPOINTS.health;
/** The last answer is repeated for this long, so that probes do not become the services' load. */
const KEPT_MS = 10_000;
/** How long a request waits for what another one asks. A service has two attempts of a second and a half. */
const PATIENCE_MS = 5_000;

/**
 * Makes what answers `GET /healthz` in one isolate: the build that runs, and for each hosted service whether it answers.
 * The status is 200 whenever the worker runs, since pages outlast a service; what an alarm reads is `status` in the body.
 * `null` for every other path.
 * @param clock milliseconds since 1970
 */
export function createHealth({
  version,
  probes,
  clock,
}: {
  readonly version: string;
  readonly probes: readonly Probe[];
  readonly clock: () => number;
}): (request: Request) => Promise<Response | null> {
  let last: {readonly health: Health; readonly since: number} | null = null;
  let asking: Promise<Health> | null = null;
  const goodUntil = new Map<string, number>();

  async function ask(since: number): Promise<Health> {
    const states = await Promise.all(
      probes.map(async ({service, ask: probe, goodForMs = 0}): Promise<[string, State]> => {
        if (since < (goodUntil.get(service) ?? 0)) return [service, 'up'];
        const isUp = await probe().then(
          () => true,
          () => false,
        );
        goodUntil.set(service, isUp ? since + goodForMs : 0);
        return [service, isUp ? 'up' : 'down'];
      }),
    );
    const isWhole = states.every(([, state]) => state === 'up');
    return {status: isWhole ? 'ok' : 'degraded', version, services: Object.fromEntries(states)};
  }

  async function askNow(): Promise<Health> {
    const since = clock();
    asking = ask(since);
    const health = await asking.finally(() => (asking = null));
    last = {health, since};
    return health;
  }

  async function current(): Promise<Health> {
    const now = clock();
    if (last !== null && now >= last.since && now - last.since < KEPT_MS) return last.health;
    const running = asking;
    if (running === null) return askNow();
    // The platform may cancel the request that asks; then its promise never settles.
    const shared = await withTimeout({milliseconds: PATIENCE_MS, onTimeout: () => null}, running);
    return shared ?? (asking === running ? askNow() : current());
  }

  return async (request) => {
    if (new URL(request.url).pathname !== PATH) return null;
    const health = await current();
    const headers = {'Content-Type': 'application/json', 'Cache-Control': 'no-store'};
    return new Response(request.method === 'HEAD' ? null : `${JSON.stringify(health)}\n`, {headers});
  };
}
