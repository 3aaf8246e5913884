import {otlpTraces, type Trace} from '../domain/http/trace';
import {withTimeout} from '../runtime/with-timeout.server';

type Destination = {
  /** Where traces are sent: the whole address of an OTLP collector, such as `https://collector.example/v1/traces`. */
  readonly url: string;
  readonly environment: string;
  /** The build that runs. */
  readonly version: string;
};

/** Milliseconds; a collector that takes longer has lost the trace. */
const PATIENCE = 2_000;

/** Sends the trace of one request to an OpenTelemetry collector. Never rejects: a lost trace is nobody's trouble. */
export async function exportTrace({url, environment, version}: Destination, trace: Trace): Promise<void> {
  const body = JSON.stringify(otlpTraces(trace, {name: 'lichtung-shop', version, environment}));
  const sent = fetch(url, {method: 'POST', headers: {'Content-Type': 'application/json'}, body, redirect: 'manual'});
  await withTimeout(
    {milliseconds: PATIENCE, onTimeout: () => undefined},
    sent.then((response) => response.body?.cancel()).catch(() => undefined),
  );
}

/** Names a trace: 32 hexadecimal digits. */
export const traceId = (): string => crypto.randomUUID().replaceAll('-', '');
