import * as z from 'zod';

import {tokenPayload} from '../../domain/identity';
import {toBase64Url} from '../../runtime/base64-url.server';
import {jsonOf} from '../../runtime/json.server';

/** An answer of the token endpoint in the form that the library requires, and its ID token as the host signed it. */
type TokenAnswer = {readonly response: Response; readonly idToken: string | null};

const answerSchema = z.looseObject({id_token: z.string().optional()});
const numberedSchema = z.looseObject({sub: z.int()});

/**
 * Reads an answer of the token endpoint, and brings it into the form of the standards: the platform's documentation names no
 * `token_type`, which RFC 6749 requires (https://shopify.dev/docs/api/customer/latest#obtain-access-token), and its access
 * tokens have a number as `sub`, which OpenID Connect requires to be a text (decision 242).
 */
export async function readTokenAnswer(response: Response): Promise<TokenAnswer> {
  const answer = response.ok ? answerSchema.safeParse(jsonOf(await response.clone().text())).data : undefined;
  if (answer === undefined) return {response, idToken: null};
  const idToken = answer.id_token ?? null;
  const standard = {
    token_type: 'Bearer',
    ...answer,
    ...(idToken !== null && {id_token: withTextSubject(idToken)}),
  };
  return {response: Response.json(standard), idToken};
}

/** Makes the subject of an ID token a text. Its signature, which nobody checks here, no longer fits then. */
function withTextSubject(idToken: string): string {
  const claims = numberedSchema.safeParse(tokenPayload(idToken)).data;
  if (claims === undefined) return idToken;
  const [header = '', , signature = ''] = idToken.split('.');
  const bytes = new TextEncoder().encode(JSON.stringify({...claims, sub: String(claims.sub)}));
  return [header, toBase64Url(bytes), signature].join('.');
}
