import type {Language} from './languages';

/** The list of posts; a category, and how many pages of it, as parameters. */
export function blogPath(
  language: Language,
  {category = null, page = 1}: {readonly category?: string | null; readonly page?: number} = {},
): string {
  const query = new URLSearchParams();
  if (category !== null) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return `/${language}/a${text === '' ? '' : `?${text}`}`;
}

/** A post by its slug. */
export function postPath(language: Language, slug: string): string {
  return `/${language}/b/${encodeURIComponent(slug)}`;
}

/** The newest posts as Atom feed. */
export function feedPath(language: Language): string {
  return `/${language}/a/feed.xml`;
}
