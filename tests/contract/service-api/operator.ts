import {expect} from 'vitest';
import {noticeReceivedSchema} from '../../../contracts/contract-notices';
import {OVERVIEW_TEXTS} from '../../../service/pages/texts/overview';
import type {Answer, RunningServices} from './start-services';
import {parsed} from './start-services';

const ORIGIN = 'http://127.0.0.1:3002';

/** The operator's token of local use. */
export const OPERATOR_TOKEN = 'local-operator-token-with-32-characters';

type Headers = Readonly<Record<string, string>>;

/** A browser that shows the operator's pages: it keeps cookies, and sends forms as pages of the service do. */
export function operatorOf({send}: Pick<RunningServices, 'send'>, language = 'de') {
  const cookies = new Map<string, string>();
  const keep = (answer: Answer) => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/;\s*max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const base = () => ({
    'Accept-Language': language,
    Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const get = async (path: string): Promise<Answer> => keep(await send(`/operator${path}`, {headers: base()}));
  const post = async (path: string, fields: Headers = {}, headers: Headers = {}): Promise<Answer> =>
    keep(
      await send(`/operator${path}`, {
        method: 'POST',
        headers: {...base(), Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded', ...headers},
        body: new URLSearchParams(fields).toString(),
      }),
    );
  return {
    cookies,
    get,
    post,
    /** Logs in, and gives the answer. */
    logIn: (token = OPERATOR_TOKEN, headers: Headers = {}) => post('/login', {token}, headers),
    /** Looks a case up, and gives its path behind `/operator`. */
    lookUp: async (subject: string): Promise<string> => {
      const {headers} = await post('/cases', {subject});
      return headers.get('Location')?.replace('/operator', '') ?? '';
    },
  };
}

/** The status of an answer, and where it leads. */
export const placeOf = ({status, headers}: Answer) => [status, headers.get('Location')];

/** A browser that has logged in. */
export async function loggedIn(services: RunningServices, language = 'de') {
  const operator = operatorOf(services, language);
  expect(placeOf(await operator.logIn())).toEqual([303, '/operator']);
  return operator;
}

/** The number that the overview shows beside a text. */
export async function countOf(
  operator: ReturnType<typeof operatorOf>,
  what: keyof (typeof OVERVIEW_TEXTS)['de']['counts'],
): Promise<number> {
  const {text} = await operator.get('');
  return Number(new RegExp(`>(\\d+)</span>\\s*${OVERVIEW_TEXTS.de.counts[what]}`).exec(text)?.[1]);
}

/** Declares a withdrawal, which opens a case, and gives its reference. */
export async function withdraw(services: RunningServices, email: string, contract = 'L1'): Promise<string> {
  const answer = await services.call('/withdrawals', {email, contract, name: 'Ida Farn', language: 'de'});
  return parsed(noticeReceivedSchema, answer).reference;
}
