import type {Language} from '../config/languages';
import {readViewed, withViewed, type Viewed} from '../domain/product/recently-viewed';

/**
 * Stores a viewed product in this browser and returns the others that were viewed. Without consent (`mayKeep`) nothing
 * is stored and the list is deleted. Returns nothing where the browser blocks storage, which then throws at any access.
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
