import {ZONES} from '../config/zones.server';

type Zone = {readonly code: string; readonly names: readonly string[]};

function zonesOf(countryCode: string): readonly Zone[] {
  return (ZONES[countryCode] ?? '').split(';').flatMap((row) => {
    const [, code, names] = /^\s*([A-Z]{1,2}(?:-\d{2})?)\s+(.+?)\s*$/s.exec(row) ?? [];
    return code === undefined || names === undefined ? [] : [{code, names: names.split('/')}];
  });
}

/** The words that people write before the name of a county or province. */
const KIND = /^(county|co|contae|provincia|provinz|distrito|jude[tț]ul|judet|jud)\b\.? *(di|de|do|da|of)?\b */i;

/** A name without its kind, accents, spaces and marks: the same for all ways to write it. */
function plainName(name: string): string {
  return name
    .trim()
    .replace(KIND, '')
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
}

/** Returns the platform's code of a province or county that was typed, by name or code; `null` for none of the country. */
export function zoneCode(countryCode: string, typed: string): string | null {
  const name = plainName(typed);
  const zones = zonesOf(countryCode);
  const code = typed.trim().toUpperCase();
  const found =
    zones.find(({names}) => names.some((known) => plainName(known) === name)) ??
    zones.find((zone) => zone.code === code);
  return found?.code ?? null;
}

/** Returns the name of a province or county by its code; `null` for none of the country. */
export function zoneName(countryCode: string, code: string): string | null {
  return zonesOf(countryCode).find((zone) => zone.code === code)?.names[0] ?? null;
}
