import {readdirSync, readFileSync} from 'node:fs';

import {afterEach, describe, expect, it, vi} from 'vitest';
import * as z from 'zod';

import {answerRequests, type SentRequest} from '../../app/services/fetch.fixture';
import {ServiceError} from '../../app/services/service-error.server';
import {UpstreamError} from '../../service/adapters/upstream';

/** Where the examples lie, a folder for each service. */
export const RECORDED = 'tests/recorded';

/** The format of an example: see `tests/recorded/README.md`. */
const recordedSchema = z.strictObject({
  service: z.string().min(1),
  what: z.string().min(1),
  source: z.url({protocol: /^https$/}),
  seen: z.iso.date(),
  /** Missing in messages that a service sends by itself. */
  status: z.int().min(200).max(599).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  body: z.json(),
});

export type Recorded = z.output<typeof recordedSchema>;

/** What an adapter is asked, and what it makes of the answer. */
export type RecordedCase = {
  /** Asks the adapter. The first request gets the example, unless `elsewhere` answers it. */
  readonly ask: (recorded: Recorded) => Promise<unknown>;
  /** Answers of other examples, for requests that come before or after. */
  readonly elsewhere?: (request: SentRequest) => Recorded | null;
  readonly makes: Outcome;
};

/** Part of what the adapter gives, or how it fails. */
type Outcome =
  | {readonly value: unknown}
  | {readonly failure: ServiceError['failure']}
  | {readonly upstream: UpstreamError['service']};

/** Reads an example by its folder and its name without `.json`. */
export function readRecorded(service: string, name: string): Recorded {
  return recordedSchema.parse(JSON.parse(readFileSync(`${RECORDED}/${service}/${name}.json`, 'utf8')));
}

/** Describes what the adapters make of every example in a folder: one case for each file, by its name without `.json`. */
export function describeRecorded(service: string, cases: Readonly<Record<string, RecordedCase>>): void {
  describe(`answers of ${service} as they are documented`, () => {
    afterEach(() => {
      vi.unstubAllGlobals();
    });

    it('are all tested', () => {
      const files = readdirSync(`${RECORDED}/${service}`).map((file) => file.replace(/\.json$/, ''));
      expect(Object.keys(cases).sort()).toEqual(files.sort());
    });

    it.each(Object.entries(cases))('%s', async (name, {ask, elsewhere, makes}) => {
      const recorded = readRecorded(service, name);
      expect(recorded.service).toBe(service);
      answerRequests((request) => responseOf(elsewhere?.(request) ?? recorded));
      expect(await outcomeOf(ask(recorded))).toMatchObject(makes);
    });
  });
}

function responseOf({status, headers, body}: Recorded): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, {status: status ?? 200, headers: {'Content-Type': 'application/json', ...headers}});
}

async function outcomeOf(work: Promise<unknown>): Promise<Outcome> {
  try {
    return {value: await work};
  } catch (error) {
    if (error instanceof ServiceError) return {failure: error.failure};
    if (error instanceof UpstreamError) return {upstream: error.service};
    throw error;
  }
}
