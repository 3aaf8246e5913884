import {request as send} from 'node:http';

import {keepCookies} from './cookies';

/** A response of the shop; redirects are not followed. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
};

type Post = {
  /** Fields of a form (`URLSearchParams` if one occurs twice), or a whole body with its type in `headers`. */
  readonly body: Readonly<Record<string, string>> | URLSearchParams | string;
  /** Headers beside the form's own; `Origin` is the shop's unless said otherwise, `null` sends none. */
  readonly headers?: Readonly<Record<string, string | null>>;
};

/** An HTTP client with a cookie jar. */
export type Visitor = ReturnType<typeof createVisitor>;

const formType = 'application/x-www-form-urlencoded';

/**
 * Sends one request unchanged: `fetch` would add headers and refuse some.
 *
 * @throws where the connection fails or takes over 30 seconds
 */
function exchange(url: URL, method: string, headers: Record<string, string>, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A new connection each time, because a server may close it after refusing a body that it has not read.
    const request = send(url, {method, headers, agent: false, timeout: 30_000}, (response) => {
      const received = new Headers();
      for (const [name, value] of Object.entries(response.headersDistinct)) {
        for (const each of value ?? []) received.append(name, each);
      }
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({status: response.statusCode ?? 0, headers: received, body: text}));
      response.on('error', reject);
    });
    request.on('timeout', () => request.destroy(new Error(`${method} ${url.href} took too long`)));
    request.on('error', reject);
    request.end(body);
  });
}

/** @param origin of the shop */
export function createVisitor(origin: string) {
  const cookies = new Map<string, string>();

  const ask = async (
    method: string,
    path: string,
    headers: Readonly<Record<string, string | null>> = {},
    body = '',
  ): Promise<Answer> => {
    const own = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const wanted: Readonly<Record<string, string | null>> = {...(own && {Cookie: own}), ...headers};
    const sent = Object.fromEntries(
      Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== null),
    );
    const answer = await exchange(new URL(origin + path), method, sent, body);
    keepCookies(cookies, answer.headers);
    return answer;
  };

  return {
    cookies,
    get: (path: string, headers: Readonly<Record<string, string | null>> = {}) => ask('GET', path, headers),
    /** Sends a form with the headers of a same-origin page, unless `headers` override them. */
    post: (path: string, {body, headers = {}}: Post) => {
      const text = typeof body === 'string' ? body : new URLSearchParams(body).toString();
      return ask('POST', path, {'Content-Type': formType, Origin: origin, ...headers}, text);
    },
  };
}
