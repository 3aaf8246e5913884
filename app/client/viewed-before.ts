import type {Language} from '../config/languages';
import {readViewed, withViewed, type Viewed} from '../domain/product/recently-viewed';

/**
 * Keeps in this browser that something was looked at, and returns what else was. Without leave (`mayKeep`) nothing is kept, and
 * what was is forgotten. A browser that blocks storage throws at any access to it: then there is nothing to return.
 */
export function keepViewed(language: Language, viewed: Viewed, mayKeep: boolean): readonly Viewed[] {
  const place = `recently-viewed-${language}`;
  try {
    if (!mayKeep) {
      localStorage.removeItem(place);
      return [];
    }
    const list = readViewed(localStorage.getItem(place));
    localStorage.setItem(place, JSON.stringify(withViewed(list, viewed)));
    return list.filter(({handle}) => handle !== viewed.handle);
  } catch {
    return [];
  }
}
