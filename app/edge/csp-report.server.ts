import * as z from 'zod';
import type {Exemption} from './gate.server';
import {refuse} from './refusal.server';
import {setSecurityHeaders} from './security-headers.server';

/** What a browser says it has blocked, cut to what helps to find the cause; addresses without their query. */
export type ViolationReport = {
  readonly document: string;
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
  readonly line: number | null;
};

const PATH = '/csp-report';
const TYPES = ['application/csp-report', 'application/reports+json'];
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

/** Browsers send reports also without an `Origin`; they change nothing, so the gate lets them in by their type. */
export const violationReports: Exemption = {
  pathname: PATH,
  admits: (request) => request.headers.get('Origin') === null && isReport(request),
};

/**
 * Answers `POST /csp-report` with 204 and hands each violation to `log`; what is no report gets 400 or 415. `null` for
 * every other path, so that the next one may answer. Expects a request that has passed the gate, so its body is bounded.
 */
export async function receiveViolation(
  request: Request,
  log: (report: ViolationReport) => void,
): Promise<Response | null> {
  if (new URL(request.url).pathname !== PATH) return null;
  if (request.method !== 'POST') return refuse(405, {Allow: 'POST'});
  if (!isReport(request)) return refuse(415);
  const parsed = reportBody.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return refuse(400);
  parsed.data.forEach(log);
  const headers = new Headers();
  setSecurityHeaders(headers, {kind: 'other'});
  return new Response(null, {status: 204, headers});
}

function isReport(request: Request): boolean {
  const type = request.headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  return type !== undefined && TYPES.includes(type);
}
