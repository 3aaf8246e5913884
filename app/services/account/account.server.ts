import {ACCOUNT} from '../../config/account';
import type {CookieJar} from '../../config/cookie-jar.server';
import {COOKIES} from '../../config/cookies.server';
import type {FieldValues} from '../../domain/form/form-answer';
import {createLogins, type Logins} from './logins.server';
import type {KnownCustomer} from './read-customer.server';
import {createBrowserSession, readDraft, type Vault} from './browser-session.server';
import {createSessionTokens, type SessionTokens, type SessionTokensOptions} from './session-tokens.server';

/** Who is logged in. */
export type Customer = {
  readonly customerId: string;
  readonly firstName: string | null;
};

/** The customer of this browser. Calls throw `ServiceError` when the account host is needed and does not answer. */
export type Account = SessionTokens &
  Logins & {
    /** Who is logged in, without asking the account host; `null` for nobody. */
    readonly customer: () => Promise<Customer | null>;
    /** Whether the customer may buy what is sold to businesses only; false without a login. */
    readonly isBusiness: () => Promise<boolean>;
    /** Greets the customer by a name that was changed, from now on. */
    readonly rename: (firstName: string) => Promise<void>;
    /** Ends the session, here and now. */
    readonly logOut: () => Promise<void>;
    /** Where this browser ends its login at the account host too, once after a logout; `null` for nothing to end. */
    readonly hostLogoutUrl: (returnTo: string) => Promise<string | null>;
    /**
     * Stores a form that was sent after the session had ended, or that its page cannot show in an outage; `takeDraft` returns it once,
     * at the same address with the same parameters, and to no prefetch: nobody may come to see that. A form that is larger than any of the
     * account's is not stored; `keepDraft` returns whether it was.
     */
    readonly keepDraft: (fields: FieldValues<string>) => Promise<boolean>;
    readonly takeDraft: () => Promise<Readonly<Record<string, string>> | null>;
  };

type AccountOptions = Omit<SessionTokensOptions, 'session'> & {
  readonly vault: Vault;
  readonly jar: CookieJar;
  /** The page's path with its parameters, which may name the product that a form is about. */
  readonly place: string;
  /** Whether the browser asks ahead, for a page that nobody may come to see. */
  readonly isPrefetch: boolean;
  /** Reads the customer whom an access token belongs to. */
  readonly readCustomer: (accessToken: string) => Promise<KnownCustomer>;
};

/** Makes the account: logins with the account host, and the sessions that come of them. */
export function createAccount({vault, jar, place, isPrefetch, readCustomer, ...options}: AccountOptions): Account {
  const {openId} = options;
  const session = createBrowserSession(vault, jar);
  const logins = createLogins({openId, vault, jar, session, readCustomer});
  const tokens = createSessionTokens({...options, session});

  return {
    ...logins,
    ...tokens,
    async customer() {
      const data = await session.read();
      return data && {customerId: data.customerId, firstName: data.firstName};
    },
    isBusiness: async () => (await session.read())?.isBusiness ?? false,
    rename: (firstName) => session.change((present) => Promise.resolve({...present, firstName})),
    async logOut() {
      const data = await session.read();
      await session.end();
      jar.remove('business');
      const draft = jar.read('draft');
      jar.remove('draft');
      if (data !== null) {
        jar.write('logout', (await vault.keep(JSON.stringify(data.idToken), COOKIES.logout.maxAge)).key);
      }
      await vault.remove(draft);
    },
    async hostLogoutUrl(returnTo) {
      const key = jar.read('logout');
      const kept = await vault.open(key);
      if (kept === null) return null;
      const idToken: unknown = JSON.parse(kept);
      const url = typeof idToken === 'string' ? await openId.logoutUrl(idToken, returnTo) : null;
      await vault.remove(key);
      jar.remove('logout');
      return url;
    },
    async keepDraft(fields) {
      const draft = JSON.stringify({path: place, fields});
      if (draft.length > ACCOUNT.draftCharacters) return false;
      await vault.remove(jar.read('draft'));
      jar.write('draft', (await vault.keep(draft, COOKIES.draft.maxAge)).key);
      return true;
    },
    async takeDraft() {
      const key = isPrefetch ? null : jar.read('draft');
      const draft = key === null ? null : readDraft(await vault.open(key));
      if (draft?.path !== place) return null;
      await vault.remove(key);
      jar.remove('draft');
      return draft.fields;
    },
  };
}
