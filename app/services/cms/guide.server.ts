import type * as z from 'zod';

import type {CmsGuide, CmsProductTest} from '#contracts/cms-guides';
import type {projectSchema} from '#contracts/cms';
import {DEFAULT_CURRENCY} from '../../config/commerce';
import type {Guide} from '../../domain/content/guide';
import type {ProductTest} from '../../domain/content/product-test';
import type {Project} from '../../domain/content/project';
import {reshapePicture, reshapeRichText, reshapeSeo, type PageScope} from './reshape.server';

type Partner = {readonly partner: string | null};

function head({slug, title, seo, partner}: Pick<CmsGuide, 'slug' | 'title' | 'seo'> & Partner) {
  return {
    slug: slug.current,
    title,
    seo: reshapeSeo(seo),
    partner,
  };
}

/** Returns a brewing guide as the shop shows it. */
export function reshapeGuide(wire: CmsGuide & Partner, scope: PageScope): Guide {
  return {
    ...head(wire),
    picture: reshapePicture(wire.image),
    intro: reshapeRichText(wire.intro, scope),
    coffeeGrams: wire.coffeeGrams,
    waterMillilitres: wire.waterMillilitres,
    temperatureCelsius: wire.temperatureCelsius,
    grind: wire.grind,
    totalSeconds: wire.totalSeconds,
    steps: wire.steps.map(({_key, _type, ...step}) => ({key: _key, ...step})),
    doses: wire.doses.map(({_key, _type, ...dose}) => ({key: _key, ...dose})),
    items: wire.items.map(({_key, _type, ...item}) => ({key: _key, ...item})),
    tips: reshapeRichText(wire.tips, scope),
  };
}

/** Returns a product test as the shop shows it; `author` is the name. */
export function reshapeTest(
  wire: Omit<CmsProductTest, 'author'> & Partner & {readonly author: string},
  scope: PageScope,
): ProductTest {
  return {
    ...head(wire),
    picture: reshapePicture(wire.image),
    publishedAt: wire.publishedAt,
    author: wire.author,
    summary: wire.summary,
    method: reshapeRichText(wire.method, scope),
    criteria: wire.criteria.map(({name, weightPercent}) => ({name, weightPercent})),
    tested: wire.tested.map(({_key, _type, ...product}) => ({key: _key, ...product})),
    conclusion: reshapeRichText(wire.conclusion, scope),
  };
}

/** Returns a project of the foundation as the shop shows it. */
export function reshapeProject(wire: z.infer<typeof projectSchema>, scope: PageScope): Project {
  return {
    slug: wire.slug.current,
    title: wire.title,
    place: wire.place,
    partner: wire.partner,
    description: wire.description,
    content: reshapeRichText(wire.content, scope),
    picture: reshapePicture(wire.image),
    raised: {cents: wire.raisedCents, currency: DEFAULT_CURRENCY},
    goal: {cents: wire.goalCents, currency: DEFAULT_CURRENCY},
    asOf: wire.asOf,
    completedOn: wire.completedOn,
    achievements: wire.achievements,
  };
}
