import * as z from 'zod';

import type {WebVitals} from '../domain/web-vitals';
import {ENDPOINTS} from './accepted-requests.server';
import {refuse} from './refusal.server';

/** The speed of a page for a visitor who allows statistics: the kind of page, and nothing of the visitor. */
export type VitalsReport = {readonly page: string} & WebVitals;

const {pathname: PATH} = ENDPOINTS.webVitals;
const TEN_MINUTES = 600_000;

const milliseconds = z.number().nonnegative().max(TEN_MINUTES).transform(Math.round).exactOptional();

const report = z.object({
  page: z.string().regex(/^\/([a-z0-9-]{1,40}(\/[a-z0-9-]{1,40})?)?$/),
  ttfb: milliseconds,
  lcp: milliseconds,
  cls: z
    .number()
    .nonnegative()
    .max(1000)
    .transform((value) => Math.round(value * 1000) / 1000)
    .exactOptional(),
  inp: milliseconds,
});

/**
 * Answers `POST /web-vitals` with 204 and hands the report to `log`; what is no report gets 400. `null` for every other path. Expects a
 * request that has passed the request guard: it comes from our own pages, and its body is bounded.
 */
export async function receiveVitals(request: Request, log: (report: VitalsReport) => void): Promise<Response | null> {
  if (new URL(request.url).pathname !== PATH) return null;
  const parsed = report.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return refuse(400);
  log(parsed.data);
  return new Response(null, {status: 204});
}
