/** Removes what a code brings along unseen where it is copied from a mail or a page: soft hyphens, zero-width spaces, marks of direction. */
export function withoutUnseen(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}
