/** Keeps the cookies that an answer sets, as a browser does, and drops those that it removes. */
export function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (/;\s*max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
  }
}
