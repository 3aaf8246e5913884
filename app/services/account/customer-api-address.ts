/**
 * Returns the address of the Customer Account API in a version. The account host names the newest one, which changes each
 * quarter: `https://shop.example/customer/api/2026-10/graphql`. An address without a version stays as it is.
 */
export function customerApiAddress(named: string, version: string): string {
  return named.replace(/(?<=\/customer\/api\/)[^/]+(?=\/graphql$)/, version);
}
