/** Every search costs the search service one and the visitor a bit of the limit: none is made ahead. */
const SEARCH = /^\/(de|en)\/search\?/;

/** Login and logout lead to another host: they are documents of their own, and nothing of them is fetched ahead. */
const ACCOUNT_HOST = /^\/log(in|out)\?/;

/** Whether the router opens an address, without a new document; hosts of their own and fragments it leaves to the browser. */
export function isRouted(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !ACCOUNT_HOST.test(href);
}

/** Whether what an address needs may be fetched when a visitor is about to follow it. */
export function mayPrefetch(href: string): boolean {
  return isRouted(href) && !SEARCH.test(href);
}
