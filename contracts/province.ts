/** The countries whose addresses name a province or county (Specification, section 3, Shipping address): the platform asks for one there. */
const WITH_PROVINCE: readonly string[] = ['ES', 'IE', 'IT', 'PT', 'RO'];

/** Tells whether addresses of a country name a province or county. */
export function hasProvince(countryCode: string): boolean {
  return WITH_PROVINCE.includes(countryCode);
}

/** Tells whether an address lacks the province that its country wants. */
export function lacksProvince({
  countryCode,
  province,
}: {
  readonly countryCode: string;
  readonly province: string;
}): boolean {
  return hasProvince(countryCode) && province === '';
}
