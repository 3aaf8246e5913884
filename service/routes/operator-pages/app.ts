import type {Context} from 'hono';
import type {SecureHeadersVariables} from 'hono/secure-headers';
import type {ContentfulStatusCode} from 'hono/utils/http-status';
import type * as z from 'zod';
import type {Language} from '../../config/language';
import type {ServiceEnv} from '../../env';
import type {OperatorSessionObject} from '../../objects/operator-session-object';
import {page} from '../../pages/page';
import type {Content} from '../../pages/page';
import {problemPage} from '../../pages/problem-page';
import type {PageProblem} from '../../pages/problem-page';

/** The context of the handlers of the operator's pages. */
export type OperatorApp = {
  readonly Bindings: ServiceEnv;
  readonly Variables: SecureHeadersVariables & {
    language: Language;
    /** Set behind the login. */
    session: DurableObjectStub<OperatorSessionObject> | null;
  };
};

export type OperatorContext = Context<OperatorApp>;

/** The attributes of every cookie of the pages. `prefix` puts `__Host-` before its name. */
export const HOST_COOKIE = {prefix: 'host', httpOnly: true, sameSite: 'Strict'} as const;

const STATUS = {
  forbidden: 403,
  'not-found': 404,
  'too-large': 413,
  invalid: 422,
  unavailable: 503,
  internal: 500,
} as const;

/** Answers with a page. */
export function show(
  c: OperatorContext,
  content: Content,
  status: ContentfulStatusCode = 200,
  headers: Readonly<Record<string, string>> = {},
): Response | Promise<Response> {
  const frame = {
    language: c.get('language'),
    nonce: c.get('secureHeadersNonce') ?? '',
    path: c.req.path,
    isLoggedIn: c.get('session') !== null,
  };
  return c.html(page(frame, content), status, headers);
}

/** Answers with a page that names the problem. */
export function showProblem(
  c: OperatorContext,
  problem: PageProblem,
  headers: Readonly<Record<string, string>> = {},
): Response | Promise<Response> {
  return show(c, problemPage(c.get('language'), problem), STATUS[problem], headers);
}

/** Reads the fields of a form; `null` if they differ from the page's. */
export async function readForm<T>(c: OperatorContext, schema: z.ZodType<T>): Promise<T | null> {
  return schema.safeParse(await c.req.parseBody()).data ?? null;
}
