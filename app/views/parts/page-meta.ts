import type {MetaDescriptor} from '@remix-run/react';

import {BRAND} from '../../config/brand';
import {hreflang, type PageSeo} from '../../domain/seo/page-seo';

/**
 * Returns the `<head>` entries of a page: title, description, canonical and `hreflang`; a page without canonical is not
 * indexed.
 */
export function pageMeta(seo: PageSeo | undefined): MetaDescriptor[] {
  if (!seo) return [{name: 'robots', content: 'noindex'}];
  const canonical: MetaDescriptor[] = seo.canonical
    ? [{tagName: 'link', rel: 'canonical', href: seo.canonical}]
    : [{name: 'robots', content: 'noindex'}];
  const alternates = hreflang(seo).map(({lang, href}) => ({tagName: 'link', rel: 'alternate', hrefLang: lang, href}));
  const head = [{title: seo.title}, {name: 'description', content: seo.description}];
  return [...head, ...canonical, ...alternates, ...shareMeta(seo)];
}

/** Open Graph: how the page looks where somebody shares it. */
function shareMeta({title, description, canonical, share}: PageSeo): MetaDescriptor[] {
  const address = canonical === null ? [] : [{property: 'og:url', content: canonical}];
  return [
    {property: 'og:title', content: title},
    {property: 'og:description', content: description},
    {property: 'og:type', content: share.type},
    {property: 'og:locale', content: share.locale},
    {property: 'og:site_name', content: BRAND.name},
    {property: 'og:image', content: share.picture},
    {name: 'twitter:card', content: 'summary_large_image'},
    ...address,
  ];
}
