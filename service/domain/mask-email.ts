/** Returns enough of an address for its owner to recognise it: `mara@example.com` becomes `m***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(Math.max(at, 0))}`;
}
