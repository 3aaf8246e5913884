import {pagePath, queryOf} from './page-path';
import type {Language} from '../config/languages';

/** What the list of posts shows: a category, and how many pages of it. */
type BlogChoice = {readonly category?: string | null; readonly page?: number};

/** Returns the path of the list of posts. */
export function blogPath(language: Language, choice: BlogChoice = {}): string {
  return pagePath('blog', language) + blogQuery(choice);
}

/** Returns the search part of the list's address, empty for the list as it is. */
export function blogQuery({category = null, page = 1}: BlogChoice): string {
  const chosen = category === null ? {} : {category};
  return queryOf<'blog'>(page > 1 ? {...chosen, page: String(page)} : chosen);
}

/** Returns the path of a post, by its slug. */
export function postPath(language: Language, slug: string): string {
  return pagePath('post', language, {slug});
}

/** Returns the path of the Atom feed of the newest posts. */
export function feedPath(language: Language): string {
  return pagePath('blogFeed', language);
}
