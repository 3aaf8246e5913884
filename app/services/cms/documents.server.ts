import * as z from 'zod';

import {redirectSchema} from '#contracts/cms';
import {imageSchema} from '#contracts/cms-text';

import {blogPath, postPath} from '../../pages/blog-paths';
import {inEachLanguage, LANGUAGES, type Language} from '../../config/languages';
import {contentSlugPath} from '../../pages/paths';
import type {Move} from '../../domain/http/follow-redirects';
import type {SitemapEntry} from '../../domain/seo/sitemap';
import type {CmsGateway} from './gateway.server';
import {reshapePicture} from './reshape.server';

/** The CMS's public documents in both languages. Each call throws `ServiceError` in an outage. */
export type Documents = {
  /** Pages, guides and product tests, and the categories of the blog. */
  readonly pages: () => Promise<readonly SitemapEntry[]>;
  readonly posts: () => Promise<readonly SitemapEntry[]>;
  /** Where the editors' list says that a path has moved to; `null` where it says nothing. */
  readonly redirect: (path: string) => Promise<Move | null>;
};

const FIELDS = `
  "key": _type + " " + translationKey, language, "slug": slug.current, "changedAt": _updatedAt,
  "image": select(defined(image) => image, blocks[_type == "hero"][0].image)
`;

const PAGES = `*[_type in ["page", "guide", "productTest"] && !seo.noindex] | order(slug.current asc) {${FIELDS}}`;
const POSTS = `*[_type == "post" && !seo.noindex] | order(publishedAt desc, slug.current asc) {${FIELDS}}`;
const CATEGORIES = `*[_type == "category"] | order(order asc) {${FIELDS}}`;

const REDIRECT = `*[_type == "redirect" && lower(from) == lower($path)][0]`;

const redirectAnswer = redirectSchema.pick({to: true, permanent: true}).nullable();

const answerSchema = z.array(
  z.object({
    key: z.string(),
    language: z.enum(LANGUAGES),
    slug: z.string(),
    changedAt: z.string(),
    image: imageSchema.nullable(),
  }),
);

type Found = z.infer<typeof answerSchema>[number];

/** Makes the sitemap source of the CMS's documents. */
export function createDocuments(gateway: CmsGateway): Documents {
  const read = (query: string) => gateway.query(answerSchema, query, {});
  return {
    async pages() {
      const [pages, categories] = await Promise.all([read(PAGES), read(CATEGORIES)]);
      return [
        ...entries(pages, contentSlugPath),
        ...entries(categories, (language, category) => blogPath(language, {category})),
      ];
    },
    async redirect(path) {
      const found = await gateway.query(redirectAnswer, REDIRECT, {path});
      return found && {target: found.to, isPermanent: found.permanent};
    },
    async posts() {
      return entries(await read(POSTS), postPath);
    },
  };
}

/** One entry per document, whatever languages it has; a document of its own key in each language. */
function entries(found: readonly Found[], pathOf: (language: Language, slug: string) => string): SitemapEntry[] {
  const keys = new Map<string, Found[]>();
  for (const document of found) keys.set(document.key, [...(keys.get(document.key) ?? []), document]);
  return [...keys.values()].map((documents) => {
    const pathIn = (language: Language) => {
      const own = documents.find((document) => document.language === language);
      return own === undefined ? null : pathOf(language, own.slug);
    };
    const [first] = documents;
    return {
      paths: inEachLanguage(pathIn),
      changedAt: first?.changedAt ?? null,
      pictures: first?.image ? [reshapePicture(first.image).path] : [],
    };
  });
}
