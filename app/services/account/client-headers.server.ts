/**
 * Returns the headers that the Customer Account API requires of a public client in every token and API request: the `Origin`
 * that is registered there as JavaScript origin, which is always `https`, and a `User-Agent`.
 */
export function clientHeaders(shopOrigin: string): Readonly<Record<'Origin' | 'User-Agent', string>> {
  const origin = shopOrigin.replace(/^http:/, 'https:');
  return {Origin: origin, 'User-Agent': `Storefront (${origin})`};
}
