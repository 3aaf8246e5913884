import * as z from 'zod';
import type {Document} from '../../cms/json';
import type {Language} from '../../shared/language';
import {guideFrontSchema, postFrontSchema, testFrontSchema} from '../schema/cms';
import type {CmsJson, Guide, Post, Test} from '../schema/cms';
import {SeedError} from './data-file';
import {Directive, drawnPicture, isDirective} from './directive';
import {reference, seo, slug} from './documents';
import type {DocumentFields} from './documents';
import {MarkdownError} from './markdown';
import type {Block} from './markdown';
import {portableText} from './portable-text';
import {localised, textsIn} from './texts';
import type {CmsText} from './texts';

const MOST_RELATED = 3;

/**
 * Returns the posts, guides and product tests in one language.
 *
 * @throws {SeedError} for the first file that cannot be used
 */
export function articlesIn(root: string, {authors, categories}: CmsJson, language: Language): readonly Document[] {
  const posts = textsIn(root, 'cms/posts', language, postFrontSchema);
  const make = (
    type: string,
    {file, slug: id, front}: CmsText<{readonly key: string}>,
    fields: DocumentFields,
  ): Document => localised(file, type, language, {id, key: front.key}, {slug: slug(id), ...fields});
  return [
    ...posts.map((post) => {
      checkKey(post.file, 'author', post.front.author, authors);
      checkKey(post.file, 'category', post.front.category, categories);
      return make('post', post, postFields(post, posts));
    }),
    ...textsIn(root, 'cms/guides', language, guideFrontSchema).map((guide) => make('guide', guide, guideFields(guide))),
    ...textsIn(root, 'cms/tests', language, testFrontSchema).map((test) => {
      checkKey(test.file, 'author', test.front.author, authors);
      return make('productTest', test, testFields(test));
    }),
  ];
}

function checkKey(file: string, field: string, key: string, table: object): void {
  if (!Object.hasOwn(table, key)) throw new SeedError(file, [`${field}: "${key}" does not exist`]);
}

function postFields({slug: own, front, language, body}: CmsText<Post>, all: readonly CmsText<Post>[]): DocumentFields {
  const {title, excerpt, picture, author, category, date, relatedProducts} = front;
  const related = all.filter((post) => post.front.category === category && post.slug !== own).slice(0, MOST_RELATED);
  return {
    title,
    seo: seo(title, excerpt),
    excerpt,
    image: drawnPicture(picture),
    author: reference(`author-${language}-${author}`),
    category: reference(`category-${language}-${category}`),
    publishedAt: publishedAt(date),
    body: body(portableText),
    relatedProducts,
    relatedPosts: related.map((post) => reference(`post-${language}-${post.slug}`)),
  };
}

/** The Markdown above the directives is the introduction. */
function guideFields({front, body}: CmsText<Guide>): DocumentFields {
  const {key: _key, title, seoTitle = title, description, picture, doses, items, ...facts} = front;
  return {
    title,
    seo: seo(seoTitle, description),
    image: drawnPicture(picture),
    ...facts,
    doses: doses.map((dose) => ({_type: 'dose', ...dose})),
    items: items.map(({name, product}) => ({_type: 'guideItem', name, productHandle: product})),
    ...body((blocks) => ({
      intro: portableText(blocks.filter((block) => !isDirective(block))),
      steps: named(blocks, 'step').map(guideStep),
      tips: section(blocks, 'tips'),
    })),
  };
}

const stepSchema = z.strictObject({
  /** Seconds from the start of brewing; left out for what is done before and after. */
  start: z.coerce.number().int().min(0).optional(),
  /** Millilitres in the brewer after this step; left out where none are poured. */
  water: z.coerce.number().positive().optional(),
});

function guideStep(step: Directive): DocumentFields {
  const {start = null, water = null} = step.attributes(stepSchema);
  return {
    _type: 'guideStep',
    heading: step.label,
    text: step.words,
    startsAtSeconds: start,
    waterTotalMillilitres: water,
  };
}

function testFields({front, language, body}: CmsText<Test>): DocumentFields {
  const {title, description, picture, date, author, summary, criteria, tested} = front;
  const weighted = (scores: readonly number[]): number =>
    Math.round(scores.reduce((sum, score, index) => sum + score * (criteria[index]?.weightPercent ?? 0), 0) / 10) / 10;
  return {
    title,
    seo: seo(title, description),
    image: drawnPicture(picture),
    publishedAt: publishedAt(date),
    author: reference(`author-${language}-${author}`),
    summary,
    criteria: criteria.map((criterion) => ({_type: 'criterion', ...criterion})),
    tested: tested.map(({name, product, scores, verdict}) => {
      return {_type: 'testedProduct', name, productHandle: product, scores, total: weighted(scores), verdict};
    }),
    ...body((blocks) => ({method: section(blocks, 'method'), conclusion: section(blocks, 'conclusion')})),
  };
}

function publishedAt(day: string): string {
  return `${day}T07:00:00Z`;
}

function named(blocks: readonly Block[], name: string): readonly Directive[] {
  return blocks
    .filter(isDirective)
    .map((node) => new Directive(node))
    .filter((directive) => directive.name === name);
}

/** The text of the only directive of a name. */
function section(blocks: readonly Block[], name: string): ReturnType<typeof portableText> {
  const [found, ...rest] = named(blocks, name);
  if (found === undefined || rest.length > 0) throw new MarkdownError(blocks[0], `expected one ":::${name}"`);
  return portableText(found.text);
}
