/** Whether two discount codes are one: the platform does not tell capital letters from small ones. */
export function sameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
