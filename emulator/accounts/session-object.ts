import {DurableObject} from 'cloudflare:workers';
import {digest, newSecret} from './secret';

/** How long an authorization code counts, in seconds. */
const AUTHORIZATION_CODE_LIFETIME = 60;

const REFRESH_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

/** What a customer has granted a client. */
export type Grant = {
  readonly clientId: string;
  readonly redirectUri: string;
  /** Separated by spaces. */
  readonly scope: string;
  readonly nonce: string | null;
  /** PKCE, `S256`. */
  readonly codeChallenge: string;
  readonly customer: number;
  readonly loginId: string;
  /** Milliseconds since 1970, as all moments here. */
  readonly signedInAt: number;
};

/** The outcome of a token request; the error is one of RFC 6749. */
export type Redemption =
  | {readonly ok: true; readonly grant: Grant; readonly refreshSecret: string}
  | {readonly ok: false; readonly description: string};

/** A token request with an authorization code. */
export type CodeRequest = {
  readonly secret: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly verifier: string;
};

type SessionState = {
  readonly grant: Grant;
  readonly code: {readonly secretHash: string; readonly expiresAt: number; readonly isUsed: boolean};
  readonly refreshExpiresAt: number;
  readonly isRevoked: boolean;
};

type RefreshRow = {used: number};

const KEY = 'session';

/** What one authorization leads to: a code, then a family of refresh tokens, in SQLite. Named by a random id. Keeps no secret, only hashes. */
export class SessionObject extends DurableObject<unknown> {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS refresh_tokens (secret_hash TEXT PRIMARY KEY, used INTEGER NOT NULL)',
    );
  }

  /** Opens the session. Returns the secret of its authorization code. */
  async open(grant: Grant, at: number): Promise<string> {
    const secret = newSecret();
    const secretHash = await digest(secret);
    const expiresAt = at + AUTHORIZATION_CODE_LIFETIME * 1000;
    this.save({grant, code: {secretHash, expiresAt, isUsed: false}, refreshExpiresAt: 0, isRevoked: false});
    return secret;
  }

  /** Redeems the authorization code, once. A second try ends what came of the first (RFC 6749, section 4.1.2). */
  async redeem({secret, clientId, redirectUri, verifier}: CodeRequest, at: number): Promise<Redemption> {
    const [secretHash, challenge, refreshSecret] = [await digest(secret), await digest(verifier), newSecret()];
    const refreshHash = await digest(refreshSecret);
    const state = this.load();
    if (state?.code.secretHash !== secretHash) return refused('The authorization code is unknown');
    const {grant, code} = state;
    if (code.isUsed) {
      this.save({...state, isRevoked: true});
      return refused('The authorization code was used before');
    }
    if (at >= code.expiresAt) return refused('The authorization code has expired');
    if (grant.clientId !== clientId) return refused('The authorization code belongs to another client');
    if (grant.redirectUri !== redirectUri) return refused('redirect_uri is not the one of the authorization request');
    if (grant.codeChallenge !== challenge) return refused('code_verifier does not match the code_challenge');
    this.ctx.storage.transactionSync(() => {
      this.save({...state, code: {...code, isUsed: true}, refreshExpiresAt: at + REFRESH_LIFETIME_MS});
      this.keep(refreshHash);
    });
    return {ok: true, grant, refreshSecret};
  }

  /** Redeems a refresh token for the next one. One that was used before ends the whole family. */
  async refresh(secret: string, clientId: string, at: number): Promise<Redemption> {
    const refreshSecret = newSecret();
    const [secretHash, refreshHash] = [await digest(secret), await digest(refreshSecret)];
    const state = this.load();
    const known = this.ctx.storage.sql
      .exec<RefreshRow>('SELECT used FROM refresh_tokens WHERE secret_hash = ?', secretHash)
      .toArray()[0];
    if (state === null || known === undefined) return refused('The refresh token is unknown');
    if (state.grant.clientId !== clientId) return refused('The refresh token belongs to another client');
    if (known.used === 1) {
      this.save({...state, isRevoked: true});
      return refused('The refresh token was used before');
    }
    if (state.isRevoked) return refused('The refresh token was revoked');
    if (at >= state.refreshExpiresAt) return refused('The refresh token has expired');
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.sql.exec('UPDATE refresh_tokens SET used = 1 WHERE secret_hash = ?', secretHash);
      this.keep(refreshHash);
      this.save({...state, refreshExpiresAt: at + REFRESH_LIFETIME_MS});
    });
    return {ok: true, grant: state.grant, refreshSecret};
  }

  /** Whether tokens of this session still count. */
  async isActive(): Promise<boolean> {
    return this.load()?.isRevoked === false;
  }

  /** Ends the session: none of its tokens counts any more. */
  async revoke(): Promise<void> {
    const state = this.load();
    if (state !== null) this.save({...state, isRevoked: true});
  }

  private keep(secretHash: string): void {
    this.ctx.storage.sql.exec('INSERT INTO refresh_tokens VALUES (?, 0)', secretHash);
  }

  private load(): SessionState | null {
    return this.ctx.storage.kv.get<SessionState>(KEY) ?? null;
  }

  private save(state: SessionState): void {
    this.ctx.storage.kv.put(KEY, state);
  }
}

function refused(description: string): Redemption {
  return {ok: false, description};
}
