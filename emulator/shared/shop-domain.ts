/** Returns the domain by which the platform names the shop, such as `lichtung.myshopify.com`; here the emulator's own host. */
export function shopDomain({EMULATOR_ORIGIN}: {readonly EMULATOR_ORIGIN: string}): string {
  return new URL(EMULATOR_ORIGIN).host;
}
