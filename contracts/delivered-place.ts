/**
 * Postal codes of a country where the shop does not deliver, by their beginning: Las Palmas, Santa Cruz de Tenerife, Ceuta and Melilla
 * lie outside the VAT area (docs/decisions/253-outside-the-vat-area.md).
 */
const UNDELIVERED: Readonly<Partial<Record<string, RegExp>>> = {ES: /^(?:35|38|51|52)/};

/** Tells whether the shop delivers to a postal code of a country that it delivers to. */
export function isDelivered({countryCode, zip}: {readonly countryCode: string; readonly zip: string}): boolean {
  return UNDELIVERED[countryCode]?.test(zip.replaceAll(/\D/g, '')) !== true;
}
