import {HANDLE} from './platform-names';

/** A product that was looked at, as much of it as a link with a picture shows. Prices would grow old. */
export type Viewed = {
  readonly handle: string;
  /** As its tile shows it. */
  readonly title: string;
  /** Of its picture, on the shop's own origin. */
  readonly picture: string | null;
};

/** How many are kept. */
const MOST = 7;

/** Reads what a browser kept, with care: anything that is not a list of ours counts as nothing. */
export function readViewed(kept: string | null): readonly Viewed[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? list.filter(isViewed).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Returns the list with the product that is looked at in front, each product once. */
export function withViewed(list: readonly Viewed[], viewed: Viewed): readonly Viewed[] {
  return [viewed, ...list.filter(({handle}) => handle !== viewed.handle)].slice(0, MOST);
}

const PICTURE = /^\/media\/(?!.*\.\.)[\w.~@+,=()%/-]{1,1024}$/;

function isViewed(entry: unknown): entry is Viewed {
  if (typeof entry !== 'object' || entry === null) return false;
  if (!('handle' in entry) || !('title' in entry) || !('picture' in entry)) return false;
  const {handle, title, picture} = entry;
  const isPicture = picture === null || (typeof picture === 'string' && PICTURE.test(picture));
  return typeof handle === 'string' && HANDLE.test(handle) && typeof title === 'string' && isPicture;
}
