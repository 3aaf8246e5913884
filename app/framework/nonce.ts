import {createContext, useContext} from 'react';

/**
 * The nonce that a document is rendered with; nothing in the browser, which hides nonces anyway.
 *
 * Reason: Remix hands its nonce to its own components alone.
 * Successor in React Router 7: the `nonce` of `ServerRouter` reaches `Scripts` and `ScrollRestoration`; ours stays for the rest.
 */
export const NonceContext = createContext<string | undefined>(undefined);

/** Returns the nonce that the document is rendered with; `undefined` in the browser. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
