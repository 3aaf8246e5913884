import type {Coordinates} from './details';

const WRITTEN = /^(\d{1,2}(?:\.\d+)?)°\s*([NS]),\s*(\d{1,3}(?:\.\d+)?)°\s*([EW])$/;

/** Parses coordinates as the editors write them, `2.9° S, 29.8° E`; `null` for anything else. */
export function parseCoordinates(text: string | null): Coordinates | null {
  const [, north, hemisphere, east, side] = WRITTEN.exec(text?.trim() ?? '') ?? [];
  if (north === undefined || east === undefined) return null;
  const latitude = Number(north) * (hemisphere === 'S' ? -1 : 1);
  const longitude = Number(east) * (side === 'W' ? -1 : 1);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? {latitude, longitude} : null;
}
