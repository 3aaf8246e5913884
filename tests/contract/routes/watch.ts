import {expect} from 'vitest';
import type {OnAnswer} from '../service-api/start-services';
import {REFUSALS, REPLIES} from './replies';

/** Paths of the services that are asked in GraphQL, under the platform's own schemas. */
const GRAPHQL = /^\/(?:(?:admin\/)?api\/(?!ucp\/)|[^/]+\/account\/customer\/api\/)/;

const named = Object.entries(REPLIES)
  .map(([route, reply]) => {
    const [method, path = ''] = route.split(' ');
    return {route, reply, method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), path};
  })
  // A part that is spelled out counts more than one that may be anything.
  .sort((one, other) => one.path.split(':').length - other.path.split(':').length);

/** Holds every answer to its contract; keeps the names of the routes that answered. */
export function watch(): {readonly onAnswer: OnAnswer; readonly answered: ReadonlySet<string>} {
  const answered = new Set<string>();
  return {
    answered,
    onAnswer: (method, path, answer) => {
      const [plain = ''] = path.split('?');
      if (GRAPHQL.test(plain) || plain === '/routes') return;
      const found = named.find((one) => one.method === method && one.pattern.test(plain));
      if (answer.status >= 400) expectRefusal(method, plain, answer);
      if (answer.status >= 400 && found?.reply !== 'refused') return;
      if (found === undefined) throw new Error(`No contract for ${method} ${plain}`);
      answered.add(found.route);
      if (typeof found.reply !== 'string') found.reply.parse(JSON.parse(answer.text));
      else expectMedia(found.reply, `${method} ${plain}`, answer);
    },
  };
}

/** Holds what a service says to wrong input to its contract; pages are for people, GraphQL has the platform's schema. */
export function expectRefusal(method: string, path: string, {headers, text}: Parameters<OnAnswer>[2]): void {
  const [plain = ''] = path.split('?');
  if (GRAPHQL.test(plain) || !(headers.get('content-type') ?? '').includes('application/json')) return;
  const body = REFUSALS.find(([start]) => start.test(plain))?.[1];
  expect(body?.safeParse(JSON.parse(text)).success, `${method} ${plain}: ${text}`).toBe(true);
}

function expectMedia(media: string, what: string, {status, headers, text}: Parameters<OnAnswer>[2]): void {
  if (media === 'refused') expect([what, status >= 400]).toEqual([what, true]);
  else if (media === 'none') expect([what, text === '' || (status > 300 && status < 400)]).toEqual([what, true]);
  else if (media === 'file') expect([what, headers.get('content-disposition')]).toEqual([what, expect.any(String)]);
  else expect([what, headers.get('content-type')]).toEqual([what, expect.stringMatching(`^${media}`)]);
}
