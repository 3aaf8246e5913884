import type {MetaDescriptor} from '@remix-run/react';

import {BRAND} from '../../config/brand';
import type {Translate} from '../../i18n/catalogue';

/** What went wrong, as far as a shopper cares; each has its texts. */
export type ErrorKind = 'notFound' | 'gone' | 'unavailable' | 'broken' | 'refused';

/** Returns the kind of an HTTP error status (Specification, section 8, Not found and unavailable). */
export function errorKind(status: number): ErrorKind {
  if (status === 404) return 'notFound';
  if (status === 410) return 'gone';
  if (status === 503) return 'unavailable';
  return status >= 400 && status < 500 ? 'refused' : 'broken';
}

/** Returns the head of an error page: a title in the page's language, and nothing for search engines. */
export function errorMeta(translate: Translate, status: number): MetaDescriptor[] {
  const title = translate(`errors:${errorKind(status)}.title`);
  return [{title: `${title} – ${BRAND.name}`}, {name: 'robots', content: 'noindex'}];
}
