import {pagePath, queryOf} from './page-path';
import type {Language} from '../config/languages';

/** The list of posts; a category, and how many pages of it, as parameters. */
export function blogPath(
  language: Language,
  {category = null, page = 1}: {readonly category?: string | null; readonly page?: number} = {},
): string {
  const chosen = category === null ? {} : {category};
  return pagePath('blog', language) + queryOf<'blog'>(page > 1 ? {...chosen, page: String(page)} : chosen);
}

/** A post by its slug. */
export function postPath(language: Language, slug: string): string {
  return pagePath('post', language, {slug});
}

/** The newest posts as Atom feed. */
export function feedPath(language: Language): string {
  return pagePath('blogFeed', language);
}
