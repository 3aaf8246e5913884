import {DurableObject} from 'cloudflare:workers';
import {exchangeClientCredentials} from '../adapters/admin-token';
import type {AdminClientEnv, AdminToken} from '../adapters/admin-token';
import {isUpstreamError} from '../adapters/upstream';

type Kept = {readonly token: string; readonly until: number};

const KEPT = 'kept';
/** How long before its end a token is replaced, so that none expires on its way to the platform. */
const MARGIN_MS = 5 * 60 * 1000;

/**
 * The access token of the Admin API, kept until shortly before it expires. There is one object: all isolates share the token, and those that need a
 * new one at the same time wait for the same exchange.
 */
export class AdminTokenObject extends DurableObject<AdminClientEnv> {
  private exchange: Promise<AdminToken> | null = null;

  /**
   * Returns the token, or why the platform issued none. A failure is not stored.
   *
   * @param refused a token that the platform answered with 401: it is replaced, unless another caller has replaced it already
   */
  async token(refused: string | null): Promise<AdminToken> {
    const kept = this.ctx.storage.kv.get<Kept>(KEPT);
    if (kept !== undefined && kept.token !== refused && Date.now() < kept.until) return {ok: true, token: kept.token};
    this.exchange ??= this.replace().finally(() => {
      this.exchange = null;
    });
    return this.exchange;
  }

  private async replace(): Promise<AdminToken> {
    try {
      const {token, seconds} = await exchangeClientCredentials(this.env);
      this.ctx.storage.kv.put<Kept>(KEPT, {token, until: Date.now() + seconds * 1000 - MARGIN_MS});
      return {ok: true, token};
    } catch (error) {
      if (!isUpstreamError(error)) throw error;
      const {reason, waitSeconds} = error;
      return {ok: false, reason, waitSeconds};
    }
  }
}
