/** Where carriers show a parcel, by their names in lower case; `{number}` stands for its number. */
const CARRIERS: ReadonlyMap<string, string> = new Map([
  ['dhl', 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}'],
  ['deutsche post', 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode={number}'],
  ['dpd', 'https://tracking.dpd.de/status/de_DE/parcel/{number}'],
  ['gls', 'https://gls-group.com/DE/de/paketverfolgung?match={number}'],
  ['hermes', 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{number}'],
  ['ups', 'https://www.ups.com/track?tracknum={number}'],
]);

/** Returns where a carrier shows a parcel; `null` for a carrier that is not known. */
export function trackingLink(carrier: string | null, number: string): string | null {
  const address = CARRIERS.get((carrier ?? '').trim().toLowerCase());
  return address?.replace('{number}', encodeURIComponent(number)) ?? null;
}
