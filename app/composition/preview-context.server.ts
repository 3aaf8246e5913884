import type {CookieJar} from '../config/cookie-jar.server';
import {readCookie} from '../config/cookies';
import {COOKIES} from '../config/cookies.server';
import type {Env} from '../config/env.server';
import type {Outcome} from '../domain/form/outcome';
import {isPassGood, issuePass} from '../edge/preview-pass.server';
import {isSecret} from '../runtime/digest.server';

/** Drafts of the CMS in place of what is published, for those who know the key. */
export type Preview = {
  /** Whether this shop has a preview at all. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly begin: (key: string) => Promise<Outcome<unknown, 'wrong'>>;
  readonly end: () => Outcome<unknown>;
};

type Secrets = Pick<Env, 'PREVIEW_SECRET' | 'CMS_PREVIEW_TOKEN' | 'CLOCK_OFFSET_MS'>;

/**
 * Returns the CMS's token that reads drafts, for a visitor whose cookies hold a pass that is good; `null` for everybody
 * else. Such a visitor's pages are made for them alone and never stored.
 */
export async function draftsTokenOf(cookies: string | null, env: Secrets): Promise<string | null> {
  const {PREVIEW_SECRET: secret, CMS_PREVIEW_TOKEN: token, CLOCK_OFFSET_MS: offset} = env;
  const pass = readCookie(cookies, COOKIES.preview);
  if (pass === null || secret === undefined || token === undefined) return null;
  return (await isPassGood(pass, secret, Date.now() + offset)) ? token : null;
}

type Options = {
  readonly env: Secrets;
  readonly isOn: boolean;
  readonly jar: CookieJar;
  readonly now: () => Date;
};

/** Lets a visitor into the preview, and out of it. */
export function createPreview({env, isOn, jar, now}: Options): Preview {
  const {PREVIEW_SECRET: secret, CMS_PREVIEW_TOKEN: token} = env;
  return {
    isOffered: secret !== undefined && token !== undefined,
    isOn,
    async begin(key) {
      if (secret === undefined || !(await isSecret(key, secret))) return {state: 'refused', code: 'wrong'};
      jar.write('preview', await issuePass(secret, now().getTime()));
      return {state: 'done'};
    },
    end() {
      jar.remove('preview');
      return {state: 'done'};
    },
  };
}
