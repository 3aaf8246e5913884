import * as z from 'zod';

/** OpenID Connect Discovery 1.0, as far as a public client with PKCE reads it. */
export const openIdConfigurationSchema = z.looseObject({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  end_session_endpoint: z.url(),
  jwks_uri: z.url(),
  response_types_supported: z.array(z.string()).min(1),
  subject_types_supported: z.array(z.string()).min(1),
  id_token_signing_alg_values_supported: z.array(z.string()).min(1),
  code_challenge_methods_supported: z.array(z.string()).min(1),
});

/** Where the Customer Account API is. */
export const customerApiDiscoverySchema = z.looseObject({graphql_api: z.url()});

/** RFC 7517: the public keys that sign ID tokens. */
export const signingKeysSchema = z.object({
  keys: z
    .array(z.looseObject({kty: z.literal('RSA'), kid: z.string().min(1), n: z.string().min(1), e: z.string().min(1)}))
    .min(1),
});

/** RFC 6749, section 5.1. */
export const tokensSchema = z.looseObject({
  access_token: z.string().startsWith('shcat_'),
  refresh_token: z.string().startsWith('shcrt_'),
  id_token: z.string().optional(),
  expires_in: z.int().positive(),
  token_type: z.string().min(1),
});

/** RFC 6749, section 5.2. */
export const tokenRefusalSchema = z.object({error: z.string().min(1), error_description: z.string().optional()});
