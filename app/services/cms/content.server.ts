import * as z from 'zod';

import {pageSchema, projectSchema} from '#contracts/cms';
import {guideSchema, productTestSchema} from '#contracts/cms-guides';
import type {CmsImage} from '#contracts/cms-text';

import type {Language} from '../../config/languages';
import {contentSlug, type ContentKey} from '../../pages/paths';
import {NO_EXTRAS, type ContentExtras, type ContentLists, type ContentRows} from '../../domain/content/extras';
import type {ContentAnswer, EditorialPage, ProductRowContent, ShownContent} from '../../domain/content/page';
import {takenFragments} from '../../domain/content/taken-fragments';
import type {ProductCard} from '../../domain/product/product';
import type {Catalogue} from '../storefront/catalogue.server';
import type {CmsGateway} from './gateway.server';
import {reshapeGuide, reshapeProject, reshapeTest} from './guide.server';
import {queryStaleIfError, type LastKnownGoodStore} from './stale-if-error-query.server';
import {reshapePage} from './page.server';
import {reshapePicture, SLUG, textScope} from './reshape.server';

/** The content that the shop reads from the CMS. Each call throws `ServiceError` when a service does not answer. */
export type Content = {
  /** The content under `/{language}/e/{slug}`: a page, a guide, a product test or nothing. */
  readonly page: (slug: string) => Promise<ContentAnswer>;
  /** The data beside it: products of its rows, lists, products that it names. */
  readonly extras: (shown: ShownContent) => Promise<ContentExtras>;
};

type ContentOptions = {
  readonly gateway: CmsGateway;
  readonly catalogue: Pick<Catalogue, 'firstCards' | 'cardsByHandle'>;
  readonly language: Language;
  /** The shop's own origin. */
  readonly origin: string;
  readonly fileBase: string;
  readonly lastKnownGood: LastKnownGoodStore;
};

const PARTNER = `"partner": *[_type == ^._type && translationKey == ^.translationKey && language != ^.language][0].slug.current`;

const PAGE = `{
  "page": *[_type == "page" && language == $language && slug.current == $slug][0] {..., ${PARTNER}},
  "guide": *[_type == "guide" && language == $language && slug.current == $slug][0] {..., ${PARTNER}},
  "test": *[_type == "productTest" && language == $language && slug.current == $slug][0] {
    ..., "author": author->name, ${PARTNER}
  }
}`;

const projectsOf = (status: 'current' | 'completed') =>
  `*[_type == "project" && language == $language && status == "${status}" && "${status}Projects" in $lists]
    | order(order asc)`;

const LISTS = `{
  "guides": *[_type == "guide" && language == $language && "guides" in $lists] | order(order asc)
    {_id, _type, slug, title, image, coffeeGrams, waterMillilitres, totalSeconds},
  "productTests": *[_type == "productTest" && language == $language && "productTests" in $lists]
    | order(publishedAt desc) {_id, _type, slug, title, summary, image, publishedAt},
  "currentProjects": ${projectsOf('current')},
  "completedProjects": ${projectsOf('completed')}
}`;

const partner = {partner: z.string().nullable()};

const answerSchema = z.object({
  page: pageSchema.extend(partner).nullable(),
  guide: guideSchema.extend(partner).nullable(),
  test: productTestSchema.extend({...partner, author: z.string()}).nullable(),
});

const listsSchema = z.object({
  guides: z.array(
    guideSchema.pick({
      slug: true,
      title: true,
      image: true,
      coffeeGrams: true,
      waterMillilitres: true,
      totalSeconds: true,
    }),
  ),
  productTests: z.array(
    productTestSchema.pick({slug: true, title: true, summary: true, image: true, publishedAt: true}),
  ),
  currentProjects: z.array(projectSchema),
  completedProjects: z.array(projectSchema),
});

/** Makes the content of the CMS in one language. */
export function createContent({
  gateway,
  catalogue,
  language,
  origin,
  fileBase,
  lastKnownGood,
}: ContentOptions): Content {
  return {
    async page(slug) {
      if (!SLUG.test(slug)) return {state: 'unknown'};
      const query = {key: `${language}/${slug}`, schema: answerSchema, groq: PAGE, params: {language, slug}};
      const {page, guide, test} = isAlwaysThere(slug, language)
        ? await queryStaleIfError(gateway, lastKnownGood, query)
        : await gateway.query(query.schema, query.groq, query.params);
      if (guide) return {state: 'guide', guide: reshapeGuide(guide, textScope(origin))};
      if (test) return {state: 'test', test: reshapeTest(test, textScope(origin))};
      return page ? {state: 'found', page: reshapePage(page, {origin, fileBase})} : {state: 'unknown'};
    },
    async extras(shown) {
      switch (shown.state) {
        case 'found': {
          const [rows, lists] = await Promise.all([readRows(shown.page, catalogue), readLists(shown.page)]);
          return {rows, lists, products: []};
        }
        case 'guide':
          return {...NO_EXTRAS, products: await catalogue.cardsByHandle(handlesOf(shown.guide.items))};
        case 'test':
          return {...NO_EXTRAS, products: await catalogue.cardsByHandle(handlesOf(shown.test.tested))};
      }
    },
  };

  async function readLists({blocks}: EditorialPage): Promise<ContentLists> {
    const lists = blocks.flatMap((block) => (block.kind === 'list' ? [block.list] : []));
    if (lists.length === 0) return NO_EXTRAS.lists;
    const {guides, productTests, ...projects} = await gateway.query(listsSchema, LISTS, {language, lists});
    const slugs = [projects.currentProjects, projects.completedProjects].flat().map(({slug}) => slug.current);
    const scope = textScope(origin, [...takenFragments(blocks), ...slugs]);
    const reshaped = (project: (typeof projects.currentProjects)[number]) => reshapeProject(project, scope);
    return {
      guides: guides.map(reshapeCard),
      productTests: productTests.map(reshapeCard),
      currentProjects: projects.currentProjects.map(reshaped),
      completedProjects: projects.completedProjects.map(reshaped),
    };
  }
}

/** Pages that the law requires at all times, even while the CMS is down. */
const ALWAYS: readonly ContentKey[] = [
  'legalNotice',
  'privacy',
  'terms',
  'withdrawalInfo',
  'cancellationInfo',
  'shipping',
  'payment',
  'returns',
  'accessibility',
];

function isAlwaysThere(slug: string, language: Language): boolean {
  return ALWAYS.some((key) => contentSlug(language, key) === slug);
}

function reshapeCard<Card extends {readonly slug: {readonly current: string}; readonly image: CmsImage}>({
  slug,
  image,
  ...card
}: Card) {
  return {...card, slug: slug.current, picture: reshapePicture(image)};
}

function handlesOf(items: readonly {readonly productHandle: string | null}[]): readonly string[] {
  return items.flatMap(({productHandle}) => productHandle ?? []);
}

async function readRows({blocks}: EditorialPage, catalogue: ContentOptions['catalogue']): Promise<ContentRows> {
  const rows = blocks.flatMap((block) => (block.kind === 'products' ? [block] : []));
  const read = await Promise.all(rows.map(async (row) => [row.key, await readRow(row, catalogue)] as const));
  return Object.fromEntries(read);
}

async function readRow(
  {source}: ProductRowContent,
  catalogue: ContentOptions['catalogue'],
): Promise<readonly ProductCard[]> {
  if (source.from === 'collection') return catalogue.firstCards(source.handle, source.limit);
  return catalogue.cardsByHandle(source.handles);
}
