import {createContext, useContext} from 'react';

/** The nonce that a document is rendered with; nothing in the browser, which hides nonces anyway. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
