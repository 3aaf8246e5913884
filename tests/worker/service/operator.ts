import {env, exports} from 'cloudflare:workers';
import {presentEnv} from '../../../service/env';

const {SERVICE_ORIGIN, OPERATOR_TOKEN} = presentEnv(env);

/** The operator's pages, by their paths behind `/operator`; redirects are not followed. */
type Operator = {
  readonly get: (path: string) => Promise<Response>;
  readonly post: (path: string, fields: Readonly<Record<string, string>>) => Promise<Response>;
};

type Fetch = (request: Request) => Promise<Response>;

/** Logs the operator in. `fetch` asks another worker than that of the tests. */
export async function loggedIn(fetch: Fetch = (request) => exports.default.fetch(request)): Promise<Operator> {
  const send = (path: string, headers: Readonly<Record<string, string>>, fields?: Readonly<Record<string, string>>) =>
    fetch(
      new Request(`${SERVICE_ORIGIN}/operator${path}`, {
        redirect: 'manual',
        headers,
        ...(fields && {method: 'POST', body: new URLSearchParams(fields).toString()}),
      }),
    );
  const form = {Origin: SERVICE_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded'};
  const login = await send('/login', form, {token: OPERATOR_TOKEN});
  const [Cookie = ''] = login.headers.get('Set-Cookie')?.split(';') ?? [];
  return {get: (path) => send(path, {Cookie}), post: (path, fields) => send(path, {...form, Cookie}, fields)};
}
