import type {MetaDescriptor} from '@remix-run/react';

import {BRAND} from '../../config/brand';
import type {Translate} from '../../i18n/catalogue';
import {errorKind} from './error-kind';

/** The head of an error page: a title in the page's language, and nothing for search engines. */
export function errorMeta(translate: Translate, status: number): MetaDescriptor[] {
  const title = translate(`errors:${errorKind(status)}.title`);
  return [{title: `${title} – ${BRAND.name}`}, {name: 'robots', content: 'noindex'}];
}
