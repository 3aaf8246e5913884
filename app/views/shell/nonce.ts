import {createContext, useContext} from 'react';

/** The worker's slot for the nonce while a document is rendered; nothing in the browser, which hides nonces anyway. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
