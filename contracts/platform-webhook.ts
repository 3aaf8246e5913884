/**
 * Returns the secrets that the platform may have signed a webhook with. It signs with the oldest one that is not revoked, and up to an hour
 * longer: while a secret is rotated, the setting has the new and the old one, separated by a space. None where it is empty.
 * Source: https://shopify.dev/docs/apps/build/webhooks/verify-deliveries
 */
export function webhookSecrets(setting: string): readonly string[] {
  return setting.split(' ').filter((secret) => secret !== '');
}
