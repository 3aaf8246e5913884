import * as z from 'zod';

import {ENDPOINTS} from './accepted-requests.server';
import {loggedPath} from './logged-path.server';
import type {Exemption} from './request-guard.server';
import {refuse} from './refusal.server';

/**
 * Report of a browser that has blocked something, cut to what helps to find the cause; addresses without their query, own paths as
 * `loggedPath` gives them.
 */
export type ViolationReport = {
  readonly document: string;
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
  readonly line: number | null;
};

const {pathname: PATH} = ENDPOINTS.cspReport;
const MAX_REPORTS = 10;

const text = z
  .string()
  .transform((value) =>
    value
      .replace(/[?#].*$/s, '')
      .replace(/\p{Cc}+/gu, ' ')
      .slice(0, 200),
  )
  .catch('');
const line = z.number().int().nonnegative().nullable().catch(null);

const legacy = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': line,
    }),
  })
  .transform(({'csp-report': report}): ViolationReport[] => [
    {
      document: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
      line: report['line-number'],
    },
  ]);

const modern = z
  .array(z.object({type: z.string(), url: text, body: z.record(z.string(), z.unknown()).catch({})}))
  .transform((reports): ViolationReport[] =>
    reports
      .filter(({type}) => type === 'csp-violation')
      .slice(0, MAX_REPORTS)
      .map(({url, body}) => ({
        document: text.parse(body['documentURL']) || url,
        directive: text.parse(body['effectiveDirective']),
        blocked: text.parse(body['blockedURL']),
        source: text.parse(body['sourceFile']),
        line: line.parse(body['lineNumber']),
      })),
  );

const reportBody = z.union([legacy, modern]);

/** Browsers send reports with the page's `Origin` or without one. Reports change nothing, and no form can send their media types. */
export const violationReports: Exemption = {
  pathname: PATH,
  countedAs: 'report',
  admits: ({headers, url}) => [null, new URL(url).origin].includes(headers.get('Origin')),
};

/**
 * Answers `POST /csp-report` with 204 and hands each violation to `log`; what is no report gets 400. `null` for
 * every other path, so that the next one may answer. Expects a request that has passed the request guard, so it is a bounded report.
 */
export async function receiveViolation(
  request: Request,
  log: (report: ViolationReport) => void,
): Promise<Response | null> {
  const {pathname, origin} = new URL(request.url);
  if (pathname !== PATH) return null;
  const parsed = reportBody.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return refuse(400);
  const masked = (address: string): string =>
    isOurs(address, origin) && URL.canParse(address) ? origin + ownPath(new URL(address).pathname) : address;
  for (const report of parsed.data) {
    const {document, blocked, source} = report;
    if (!isOurs(document, origin)) continue;
    log({...report, document: masked(document), blocked: masked(blocked), source: masked(source)});
  }
  return new Response(null, {status: 204});
}

/** Names of the shop's own files help to find the cause, and tell nothing about the visitor. */
function ownPath(pathname: string): string {
  return pathname.startsWith('/assets/') ? pathname : loggedPath(pathname);
}

/** Reports of other sites' documents say nothing about ours. */
function isOurs(document: string, origin: string): boolean {
  return document === origin || document.startsWith(`${origin}/`);
}
