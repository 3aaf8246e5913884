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

/** One entry per document, whatever languages it has; a second one of the same key and language has an entry of its own. */
function entries(found: readonly Found[], pathOf: (language: Language, slug: string) => string): SitemapEntry[] {
  const translations: Found[][] = [];
  for (const document of found) {
    const open = translations.find(
      (others) =>
        others.every(({language}) => language !== document.language) && others.some(({key}) => key === document.key),
    );
    if (open) open.push(document);
    else translations.push([document]);
  }
  return translations.map((documents) => {
    const own = (language: Language) => documents.find((document) => document.language === language);
    const [image] = documents.flatMap((document) => document.image ?? []);
    return {
      paths: inEachLanguage((language) => {
        const slug = own(language)?.slug;
        return slug === undefined ? null : pathOf(language, slug);
      }),
      changedAt: inEachLanguage((language) => own(language)?.changedAt ?? null),
      pictures: image ? [reshapePicture(image).path] : [],
    };
  });
}
