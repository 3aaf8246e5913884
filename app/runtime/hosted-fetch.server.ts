import {withUserAgent} from '#contracts/user-agent';

/** Sends a request to a hosted service, as `fetch` does, with a `User-Agent`. */
export function hostedFetch(address: string, init: RequestInit): Promise<Response> {
  return fetch(address, {...init, headers: withUserAgent(init.headers)});
}
