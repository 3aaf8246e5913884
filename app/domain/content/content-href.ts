import {safePath} from '../safe-path';

const FRAGMENT = /^#[a-z0-9-]+$/;
const MAIL = /^mailto:[^\s@?]+@[^\s@?]+$/;
const PHONE = /^tel:\+\d+$/;

/**
 * Returns an editor's link reduced to what is safe to follow: a path of the shop at `origin`, a fragment, an https
 * address without user name, a mail address or a telephone number; `null` for all else.
 */
export function contentHref(href: string, origin: string): string | null {
  if (FRAGMENT.test(href) || MAIL.test(href) || PHONE.test(href)) return href;
  if (href.startsWith('/') || href.startsWith(`${origin}/`)) {
    const path = safePath(href, origin, '');
    return path === '' ? null : path;
  }
  if (!href.startsWith('https://') || !URL.canParse(href)) return null;
  const url = new URL(href);
  return url.username === '' && url.password === '' ? url.href : null;
}
