/** Returns the form of an e-mail address by which the service names objects and finds rows: without spaces around it, in lower case. */
export function addressName(email: string): string {
  return email.trim().toLowerCase();
}
