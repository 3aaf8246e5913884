import {ACCOUNT} from '../../config/account';
import type {FieldValues} from '../../domain/form/field-error';
import {createLogins, type LoginOutcome} from './logins.server';
import type {OpenId} from './open-id.server';
import {readDraft} from './session-data.server';
import {createBrowserSession, type Jar, type Vault} from './browser-session.server';
import {createTokens, type SubscriptionSession} from './tokens.server';

/** Who is logged in. */
export type Customer = {
  readonly customerId: string;
  readonly firstName: string | null;
  /** Whether they may buy what is sold to businesses only. */
  readonly isBusiness: boolean;
};

/** The customer of this browser. Calls throw `ServiceError` when the account host is needed and does not answer. */
export type Account = {
  /** Who is logged in, without asking the account host; `null` for nobody. */
  readonly customer: () => Promise<Customer | null>;
  /** An access token that counts for 100 s at least, where the host can still be had; `null` for nobody. */
  readonly accessToken: () => Promise<string | null>;
  /** Begins a login that leads to `returnTo`, a path of the shop; gives its address at the account host. */
  readonly begin: (returnTo: string, language: string) => Promise<string>;
  /** Ends a login with what the account host sent back in `callback`. */
  readonly complete: (callback: URL) => Promise<LoginOutcome>;
  /** Ends the session, here and now. */
  readonly logOut: () => Promise<void>;
  /** Where this browser ends its login at the account host too, once after a logout; `null` for nothing to end. */
  readonly hostLogoutUrl: (returnTo: string) => Promise<string | null>;
  /**
   * Keeps a form that was sent when nobody was logged in any more; `takeDraft` gives it back once, for its path. What is longer than
   * a form of the account can be is not kept.
   */
  readonly keepDraft: (path: string, fields: FieldValues<string>) => Promise<void>;
  readonly takeDraft: (path: string) => Promise<Readonly<Record<string, string>> | null>;
  /** The session's token for the subscription service; one that turned out not to count is named as `refused`. */
  readonly subscriptionToken: (refused: string | null) => Promise<SubscriptionSession | null>;
};

type AccountOptions = {
  readonly openId: OpenId;
  readonly vault: Vault;
  readonly jar: Jar;
  /** Opens a session with the subscription service; `null` where it refuses the access token. */
  readonly openSubscriptions: (accessToken: string) => Promise<SubscriptionSession | null>;
  /** The tags that the platform keeps of whoever an access token belongs to. */
  readonly readTags: (accessToken: string) => Promise<readonly string[]>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** Logins with the account host, and the sessions that come of them. */
export function createAccount({openId, vault, jar, openSubscriptions, readTags, now}: AccountOptions): Account {
  const session = createBrowserSession(vault, jar);
  const logins = createLogins({openId, vault, jar, session, readTags});
  const tokens = createTokens({openId, session, openSubscriptions, now});

  return {
    ...logins,
    async customer() {
      const data = await session.read();
      return data && {customerId: data.customerId, firstName: data.firstName, isBusiness: data.isBusiness};
    },
    accessToken: tokens.accessToken,
    subscriptionToken: tokens.subscriptionToken,
    async logOut() {
      const data = await session.read();
      await session.end();
      jar.remove('business');
      if (data === null) return;
      jar.write('logout', (await vault.keep(JSON.stringify(data.idToken), ACCOUNT.logoutSeconds)).key);
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
    async keepDraft(path, fields) {
      const draft = JSON.stringify({path, fields});
      if (draft.length > ACCOUNT.draftCharacters) return;
      jar.write('draft', (await vault.keep(draft, ACCOUNT.draftSeconds)).key);
    },
    async takeDraft(path) {
      const key = jar.read('draft');
      const draft = key === null ? null : readDraft(await vault.open(key));
      if (draft?.path !== path) return null;
      await vault.remove(key);
      jar.remove('draft');
      return draft.fields;
    },
  };
}
