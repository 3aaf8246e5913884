import {NAMES} from './browser-values';
import {pagePath, type NamedPage} from './page-path';
import type {Language} from '../config/languages';

/**
 * The pages on which a customer tells the shop something: they hold a form, stand on their own (no CMS is asked) and
 * are never cached. Among them are the statutory ways out of a contract (§ 356a and § 312k BGB).
 */
export type ServicePage = NamedPage<'/:lang/service/:slug'>;

/** Returns the path of such a page, where its form is sent to as well. */
export function servicePath(language: Language, page: ServicePage): string {
  return pagePath(page, language);
}

/** Returns the path of the form for a return, with the number of the order filled in. */
export function orderReturnPath(language: Language, number: string): string {
  return `${servicePath(language, 'order')}?return=${encodeURIComponent(number)}`;
}

/** Returns the path of the contact form that reports a review of a product (`app/domain/contract-notices/reported-review.ts`). */
export function reviewReportPath(language: Language, handle: string): string {
  return `${servicePath(language, 'contact')}?review=${handle}`;
}

/** Tells whether a path names such a page, in whatever language. */
export function isServicePage(pathname: string, page: ServicePage): boolean {
  const below = pathname.split('/').slice(2).join('/');
  return NAMES[page]?.includes(below) ?? false;
}
