import type {Answer, RunningServices} from './start-services';

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
