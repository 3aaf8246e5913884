import * as z from 'zod';
import type {Text} from '../../seed/types';
import {inLanguage} from '../catalogue';
import {invalid, lazy, withArguments} from '../field';
import type {Source} from '../field';
import type {Scope} from '../scope';
import {SEEDED_AT} from '../seeded-at';

const PER_PAGE = 250;

type Resource = {readonly handle: Text; readonly title: Text; readonly updatedAt: string; readonly picture?: string};

/** Returns a `Sitemap`: the handles of one kind of thing, 250 a page. */
export function sitemapSource(type: string, scope: Scope): Source {
  const resources = resourcesOf(type, scope);
  return {
    pagesCount: {count: Math.ceil(resources.length / PER_PAGE), precision: 'EXACT'},
    resources: withArguments({page: z.number()}, ({page}) => {
      if (page < 1) throw invalid('page must be greater than 0');
      const items = resources.slice((page - 1) * PER_PAGE, page * PER_PAGE);
      if (items.length === 0) return null;
      return {
        hasNextPage: resources.length > page * PER_PAGE,
        items: items.map((resource) => resourceSource(resource, scope)),
      };
    }),
  };
}

function resourcesOf(type: string, {shop: {catalogue, content}}: Scope): readonly Resource[] {
  switch (type) {
    case 'PRODUCT':
      return catalogue.products.map(({handle, title, publishedAt, pictures: [picture]}) => ({
        handle,
        title,
        updatedAt: publishedAt,
        ...(picture === undefined ? {} : {picture}),
      }));
    case 'COLLECTION':
      return catalogue.collections.map(({handle, title}) => ({handle, title, updatedAt: SEEDED_AT}));
    case 'PAGE':
      return content.pages;
    case 'BLOG':
      return content.blogs.map(({handle, title}) => ({handle, title, updatedAt: SEEDED_AT}));
    case 'ARTICLE':
      return content.blogs.flatMap(({articles}) =>
        articles.map(({handle, title, updatedAt}) => ({handle, title, updatedAt})),
      );
    default:
      // Metaobjects: those of the shop have no pages.
      return [];
  }
}

function resourceSource({handle, title, updatedAt, picture}: Resource, scope: Scope): Source {
  return {
    __typename: 'SitemapResource',
    handle: inLanguage(handle, scope.language),
    title: inLanguage(title, scope.language),
    updatedAt,
    image: lazy(() => (picture === undefined ? null : pictureSource(picture, updatedAt, scope))),
  };
}

function pictureSource(name: string, updatedAt: string, {shop, language}: Scope): Source {
  const alt = shop.pictures[name]?.alt;
  return {alt: alt === undefined ? null : inLanguage(alt, language), filepath: `files/${name}.webp`, updatedAt};
}
