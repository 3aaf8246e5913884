import type {MetaDescriptor} from '@remix-run/react';

import type {PageSeo} from '../../domain/seo/page-seo';

/** The `<head>` entries of a page: title, description, canonical and `hreflang`; a page without canonical is not indexed. */
export function pageMeta(seo: PageSeo | undefined): MetaDescriptor[] {
  if (!seo) return [{name: 'robots', content: 'noindex'}];
  const canonical: MetaDescriptor[] = seo.canonical
    ? [{tagName: 'link', rel: 'canonical', href: seo.canonical}]
    : [{name: 'robots', content: 'noindex'}];
  const alternates = seo.hreflang.map(({lang, href}) => ({tagName: 'link', rel: 'alternate', hrefLang: lang, href}));
  return [{title: seo.title}, {name: 'description', content: seo.description}, ...canonical, ...alternates];
}
