import {toDocument} from '../../cms/json';
import type {Document, Json} from '../../cms/json';
import {imageId} from './asset-id';
import {compile} from './compile';
import {german} from './de/content';
import {english} from './en/content';
import {redirects} from './redirects';
import type {Content, GuideSource, Language, PageSource, PostSource, Source, TestSource} from './source';

const BORN = '2026-01-05T08:00:00Z';

let compiled: ReadonlyMap<string, Document> | null = null;

/** Every document of the fresh CMS by its id; the same on every machine. Compiled when first asked for. */
export function contentDocuments(): ReadonlyMap<string, Document> {
  compiled ??= new Map(
    [...inLanguage(german, 'de'), ...inLanguage(english, 'en'), ...redirects.map(redirect)].map((document) => [
      document._id,
      document,
    ]),
  );
  return compiled;
}

function inLanguage(content: Content, language: Language): Document[] {
  const make = (type: string, id: string, key: string, fields: Record<string, Source>) =>
    document(`${type}-${language}-${id}`, type, language, {language, translationKey: key, ...fields});
  return [
    make('siteSettings', 'settings', 'siteSettings', content.siteSettings),
    make('home', 'home', 'home', content.home),
    ...content.pages.map((page) => make('page', page.slug, page.key, pageFields(page))),
    ...Object.entries(content.authors).map(([key, author]) =>
      make('author', key, key, {...author, slug: slug(author.slug)}),
    ),
    ...Object.entries(content.categories).map(([key, category], order) =>
      make('category', key, key, {...category, order, slug: slug(category.slug)}),
    ),
    ...content.posts.map((post) => make('post', post.slug, post.key, postFields(post, content.posts))),
    ...content.guides.map((guide) => make('guide', guide.slug, guide.key, guideFields(guide))),
    ...content.tests.map((test) => make('productTest', test.slug, test.key, testFields(test))),
    ...content.projects.map(({key, slug: current, ...project}) =>
      make('project', current, key, {...project, slug: slug(current)}),
    ),
  ];
}

function pageFields({title, seoTitle, description, noindex, slug: current, blocks}: PageSource) {
  return {title, slug: slug(current), seo: seo(seoTitle ?? title, description, noindex), blocks};
}

function postFields(post: PostSource, all: readonly PostSource[]): Record<string, Source> {
  const kin = all.filter(({category, slug: other}) => category === post.category && other !== post.slug);
  return {
    title: post.title,
    slug: slug(post.slug),
    seo: seo(post.title, post.excerpt),
    excerpt: post.excerpt,
    image: {picture: post.picture},
    author: reference(`author-${post.language}-${post.author}`),
    category: reference(`category-${post.language}-${post.category}`),
    publishedAt: `${post.date}T07:00:00Z`,
    body: {markdown: post.body},
    relatedProducts: post.related,
    relatedPosts: kin.slice(0, 3).map(({slug: other}) => reference(`post-${post.language}-${other}`)),
  };
}

function guideFields(guide: GuideSource): Record<string, Source> {
  return {
    title: guide.title,
    slug: slug(guide.slug),
    seo: seo(guide.title, guide.description),
    method: guide.method,
    order: guide.order,
    image: {picture: guide.picture},
    intro: {markdown: guide.intro},
    coffeeGrams: guide.coffee,
    waterMillilitres: guide.water,
    temperatureCelsius: guide.temperature,
    grind: guide.grind,
    totalSeconds: guide.total,
    steps: guide.steps.map(([heading, startsAtSeconds, durationSeconds, waterTotalMillilitres, text]) => ({
      _type: 'guideStep',
      heading,
      text,
      startsAtSeconds,
      durationSeconds,
      waterTotalMillilitres,
    })),
    doses: guide.doses.map(([cups, coffeeGrams, waterMillilitres]) => ({
      _type: 'dose',
      cups,
      coffeeGrams,
      waterMillilitres,
    })),
    items: guide.items.map(([name, productHandle]) => ({_type: 'guideItem', name, productHandle})),
    tips: {markdown: guide.tips},
  };
}

function testFields(test: TestSource): Record<string, Source> {
  const weighted = (scores: readonly number[]) =>
    Math.round(scores.reduce((sum, score, index) => sum + score * (test.criteria[index]?.[1] ?? 0), 0) / 10) / 10;
  return {
    title: test.title,
    slug: slug(test.slug),
    seo: seo(test.title, test.description),
    image: {picture: test.picture},
    publishedAt: `${test.date}T07:00:00Z`,
    author: reference(`author-${test.language}-${test.author}`),
    summary: test.summary,
    method: {markdown: test.method},
    criteria: test.criteria.map(([name, weightPercent]) => ({_type: 'criterion', name, weightPercent})),
    tested: test.tested.map(([name, productHandle, scores, verdict]) => ({
      _type: 'testedProduct',
      name,
      productHandle,
      scores,
      total: weighted(scores),
      verdict,
    })),
    conclusion: {markdown: test.conclusion},
  };
}

function redirect({from, to}: {readonly from: string; readonly to: string}): Document {
  const id = from.slice(1).replaceAll('/', '-');
  return document(`redirect-${id}`, 'redirect', 'de', {from, to, permanent: true});
}

function document(id: string, type: string, language: Language, fields: Record<string, Source>): Document {
  const content: Record<string, Json> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) content[name] = compile(value, language);
  }
  const own = {_id: id, _type: type, _rev: imageId(id).slice(0, 22), _createdAt: BORN, _updatedAt: BORN};
  return toDocument({...content, ...own});
}

function slug(current: string): Source {
  return {_type: 'slug', current};
}

function seo(title: string, description: string, noindex = false): Source {
  return {_type: 'seo', title, description, noindex};
}

function reference(id: string): Source {
  return {_type: 'reference', _ref: id};
}
