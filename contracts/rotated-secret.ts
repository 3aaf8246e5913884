/**
 * Returns the values of a secret that is being rotated: the new and the old one, separated by a space. None where it is empty.
 *
 * The platform signs a webhook with the oldest secret that is not revoked, and up to an hour longer
 * (https://shopify.dev/docs/apps/build/webhooks/verify-deliveries); of the two workers one gets a new token before the other.
 */
export function rotatedSecrets(setting: string): readonly string[] {
  return setting.split(' ').filter((secret) => secret !== '');
}
