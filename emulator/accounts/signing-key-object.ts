import {DurableObject} from 'cloudflare:workers';
import {calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT} from 'jose';
import type {CryptoKey, JWK} from 'jose';
import {ALGORITHM} from './settings';

/** The public half of a key, as the JWKS endpoint tells it. */
export type PublicKey = {
  readonly kty: string;
  readonly n: string;
  readonly e: string;
  readonly kid: string;
  readonly alg: string;
  readonly use: string;
};

export type Claims = Readonly<Record<string, string | number | boolean>>;

type Key = {readonly privateKey: CryptoKey; readonly publicKey: PublicKey};

const STORED = 'private-key';

/** The key that signs every token. One object; the private half never leaves it. */
export class SigningKeyObject extends DurableObject<unknown> {
  private key: Promise<Key> | null = null;

  /** The keys that tokens can be verified with. */
  async publicKeys(): Promise<PublicKey[]> {
    return [(await this.load()).publicKey];
  }

  /** Signs claims as a JWT. */
  async sign(claims: Claims): Promise<string> {
    const {privateKey, publicKey} = await this.load();
    return new SignJWT({...claims}).setProtectedHeader({alg: ALGORITHM, kid: publicKey.kid}).sign(privateKey);
  }

  private load(): Promise<Key> {
    this.key ??= this.open();
    return this.key;
  }

  private async open(): Promise<Key> {
    const jwk = this.ctx.storage.kv.get<JWK>(STORED) ?? (await this.generate());
    const {kty, n, e} = jwk;
    const privateKey = await importJWK(jwk, ALGORITHM);
    if (kty !== 'RSA' || n === undefined || e === undefined || privateKey instanceof Uint8Array) {
      throw new Error('No RSA key is stored');
    }
    const kid = await calculateJwkThumbprint({kty, n, e});
    return {privateKey, publicKey: {kty, n, e, kid, alg: ALGORITHM, use: 'sig'}};
  }

  private async generate(): Promise<JWK> {
    const {privateKey} = await generateKeyPair(ALGORITHM, {extractable: true});
    const jwk = await exportJWK(privateKey);
    this.ctx.storage.kv.put(STORED, jwk);
    return jwk;
  }
}
