import {keepCookies} from '../../support/cookies';
import {tags} from '../../support/html';

/** A page, or a redirect that leads somewhere else. */
export type Visit = {
  readonly url: string;
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
  /** Where a redirect leads to another origin; `null` for a page. */
  readonly leftFor: URL | null;
};

/** A browser without scripts: cookies, redirects within the origin, plain forms. */
export type Browser = {
  readonly open: (url: string) => Promise<Visit>;
  /** Submits the form of the page that has this action ending, with what was typed. */
  readonly submit: (visit: Visit, ending: string, fields: Readonly<Record<string, string>>) => Promise<Visit>;
};

const MAX_REDIRECTS = 5;

/** Opens a browser with no cookies. */
export function browser(fetcher: typeof fetch): Browser {
  const cookies = new Map<string, string>();
  const go = async (url: string, form: URLSearchParams | null, redirects = 0): Promise<Visit> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetcher(url, {
      method: form === null ? 'GET' : 'POST',
      headers: cookie === '' ? {} : {cookie},
      body: form,
    });
    keepCookies(cookies, response.headers);
    const location = response.headers.get('location');
    const {status, headers} = response;
    if (location === null) return {url, status, html: await response.text(), headers, leftFor: null};
    const target = new URL(location, url);
    if (target.origin !== new URL(url).origin) return {url, status, html: '', headers, leftFor: target};
    if (redirects === MAX_REDIRECTS) throw new Error('Redirected in circles');
    return go(target.href, null, redirects + 1);
  };
  return {
    open: (url) => go(url, null),
    submit: (visit, ending, fields) => {
      const actions = tags(visit.html, 'form').flatMap(({action}) => action ?? []);
      const action = actions.find((each) => new URL(each, visit.url).pathname.endsWith(ending));
      if (action === undefined) throw new Error(`No form leads to ${ending}: ${visit.html}`);
      return go(new URL(action, visit.url).href, new URLSearchParams(fields));
    },
  };
}
