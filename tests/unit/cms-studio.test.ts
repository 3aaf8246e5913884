import {readdirSync, readFileSync} from 'node:fs';

import {evaluate, parse} from 'groq-js';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';

import {cmsWebhookSchema, documentSchema} from '../../contracts/cms';
import {portableTextSchema, textBlockSchema} from '../../contracts/cms-text';
import {webhookBody} from '../../emulator/cms/webhook';
import {previewAddress} from '../../store/cms/preview-address';
import {schemaTypes} from '../../store/cms/schema/schema-types';
import {describeContract, describeStudio} from '../support/described-fields';
import type {Described} from '../support/described-fields';

const studioTypes = schemaTypes('en').filter(({type}) => type === 'document');
const contracts = documentSchema.options.map((contract) => ({name: contract.shape._type.value, contract}));

const choices = z.array(z.object({value: z.string()}));
const portableText = z.object({
  of: z.tuple([
    z.object({
      styles: choices,
      lists: choices,
      marks: z.object({
        decorators: choices,
        annotations: z.tuple([z.object({name: z.string(), fields: z.array(z.unknown())})]),
      }),
    }),
  ]),
});

const hideable = z.object({name: z.string(), hidden: z.custom<(context: object) => boolean>().optional()});

const HASH = 'a'.repeat(40);
const BUILT_IN = {
  slug: {_type: 'slug', current: 'an-address'},
  image: {_type: 'image', asset: {_type: 'reference', _ref: `image-${HASH}-800x600-jpg`}},
  file: {_type: 'file', asset: {_type: 'reference', _ref: `file-${HASH}-pdf`}},
  reference: {_type: 'reference', _ref: 'another-document'},
  block: {_type: 'block', _key: 'b', style: 'normal', children: [{_type: 'span', _key: 's', text: 'Text'}]},
};

/** Texts that fit patterns. */
const FITTING = ['/de/e/kosten', 'kosten'];

function sampleText({min, max, pattern, values, format}: Extract<Described, {kind: 'text'}>, isFull: boolean): string {
  if (values !== null) return values.at(isFull ? -1 : 0) ?? '';
  if (format !== null) {
    return {date: '2026-11-25', 'date-time': '2026-11-25T08:00:00.000Z', uri: 'https://video.example/1'}[format] ?? '';
  }
  if (pattern !== null) return FITTING.find((text) => new RegExp(pattern).test(text)) ?? '';
  return 'x'.repeat(isFull ? (max ?? min + 200) : min);
}

/** Returns a value that the Studio lets editors publish: the least, or everything. */
function sample(value: Described, isFull: boolean): unknown {
  switch (value.kind) {
    case 'text':
      return sampleText(value, isFull);
    case 'number': {
      const lowest = value.above === null ? (value.min ?? -1) : value.above + (value.isWhole ? 1 : 0.1);
      return isFull ? (value.max ?? lowest + 1000) : lowest;
    }
    case 'flag':
      return isFull;
    case 'list': {
      const length = Math.max(value.min, isFull ? value.of.length : 1);
      return Array.from({length}, (_, index) => {
        const entry = sample(value.of[index % value.of.length] ?? {kind: 'flag'}, isFull);
        return typeof entry === 'object' && entry !== null ? {...entry, _key: `k${index}`} : entry;
      });
    }
    case 'object': {
      const fields = Object.entries(value.fields).filter(([, {isRequired}]) => isRequired || isFull);
      return {
        ...(value.type !== null && {_type: value.type}),
        ...Object.fromEntries(fields.map(([name, field]) => [name, sample(field.value, isFull)])),
      };
    }
    default:
      return BUILT_IN[value.kind];
  }
}

/** The names of all fields that a document has, at any depth. */
function fieldNames(value: Described): readonly string[] {
  if (value.kind === 'list') return value.of.flatMap(fieldNames);
  if (value.kind !== 'object') return [];
  return Object.entries(value.fields).flatMap(([name, field]) => [name, ...fieldNames(field.value)]);
}

describe('the schema of the Studio', () => {
  it('has no field that the shop never reads', () => {
    const sources = ['app/services/cms', 'app/domain/content', 'app/config']
      .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
      .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file));
    const words = new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
    const names = new Set(studioTypes.flatMap((type) => fieldNames(describeStudio(type))));
    expect([...names].filter((name) => !words.has(name))).toEqual([]);
  });

  it('has the documents of the contracts', () => {
    expect(studioTypes.map(({name}) => name).sort()).toEqual(contracts.map(({name}) => name).sort());
  });

  it.each(contracts)('$name has the fields of its contract, with the same bounds', ({name, contract}) => {
    const own = studioTypes.find((type) => type.name === name);
    expect(describeStudio(own)).toEqual(describeContract(contract));
  });

  it.each(
    studioTypes.flatMap((type) =>
      [false, true].map((isFull) => ({name: type.name, isFull, described: describeStudio(type)})),
    ),
  )(
    'a document $name as the Studio publishes it fits its contract (every field filled in: $isFull)',
    ({described, isFull}) => {
      const document = {
        _id: 'a-document',
        _rev: 'a-revision',
        _createdAt: '2026-11-25T08:00:00Z',
        _updatedAt: '2026-11-25T08:00:00Z',
        ...z.looseObject({}).parse(sample(described, isFull)),
      };
      expect(documentSchema.safeParse(document).error?.issues).toBeUndefined();
    },
  );

  it('has the marks, styles and lists that the contract knows', () => {
    const [block] = portableText.parse(schemaTypes('en').find(({name}) => name === 'portableText')).of;
    const valuesOf = (entries: readonly {readonly value: string}[]) => entries.map(({value}) => value);
    expect(valuesOf(block.styles)).toEqual(textBlockSchema.shape.style.options);
    expect(valuesOf(block.lists)).toEqual(textBlockSchema.shape.listItem.unwrap().options);
    expect(valuesOf(block.marks.decorators)).toEqual(['strong', 'em']);
    const [{name, fields}] = block.marks.annotations;
    expect(describeStudio({name, type: 'object', fields})).toEqual(
      describeContract(textBlockSchema.shape.markDefs.unwrap().element),
    );
    expect(describeStudio({type: 'portableText'})).toEqual(describeContract(portableTextSchema));
  });

  it.each([
    ['home', true],
    ['page', false],
  ])('asks whether to keep a page out of search engines, but not the home page: %s', (type, isHidden) => {
    const {fields} = z.object({fields: z.array(hideable)}).parse(schemaTypes('en').find(({name}) => name === 'seo'));
    const hidden = fields.find(({name}) => name === 'noindex')?.hidden;
    expect(hidden?.({document: {_type: type}})).toBe(isHidden);
  });

  it('does not let editors cut pictures, which the shop shows whole', () => {
    expect(JSON.stringify(schemaTypes('en'))).not.toContain('hotspot');
  });

  it('has labels in both languages', () => {
    const labels = (language: 'de' | 'en') => schemaTypes(language).map(({title}) => title);
    expect(labels('de')).toContain('Startseite');
    expect(labels('en')).toContain('Home page');
  });
});

describe('the webhook of the CMS', () => {
  const {filter, projection} = z
    .object({filter: z.string(), projection: z.string()})
    .parse(JSON.parse(readFileSync('store/cms/webhook.json', 'utf8')));
  const page = {
    _id: 'p',
    _type: 'page',
    language: 'de',
    translationKey: 'costs',
    slug: {_type: 'slug', current: 'neu'},
  };
  const named = {_rev: 'r', _createdAt: '2026-11-25T08:00:00Z', _updatedAt: '2026-11-25T08:00:00Z'};

  const runDelta = async (groq: string, before: object | null, after: object | null) => {
    const value = await evaluate(parse(groq, {mode: 'delta'}), {before, after, root: after ?? before});
    return z.json().parse(await value.get());
  };

  it.each([
    ['a new page', null, page],
    ['a changed page', {...page, title: 'Alt'}, page],
    ['a page with a new address', {...page, slug: {_type: 'slug', current: 'alt'}}, page],
    ['a deleted page', page, null],
    ['a redirect', null, {_id: 'r', _type: 'redirect', from: '/de/a', to: '/de/b'}],
  ])('tells the shop of %s', async (_what, before, after) => {
    expect(await runDelta(filter, before, after)).toBe(true);
    const body = await runDelta(projection, before, after);
    const change = {before: before && {...named, ...before}, after: after && {...named, ...after}};
    expect(body).toEqual(webhookBody({...change, id: cmsWebhookSchema.parse(body)._id}));
  });

  it.each([
    ...contracts.map(({name}) => ({type: name, isTold: true})),
    {type: 'sanity.imageAsset', isTold: false},
    {type: 'translation.metadata', isTold: false},
  ])('of a document of the type $type it tells: $isTold', async ({type, isTold}) => {
    const document = {_id: 'd', _type: type};
    expect(await runDelta(filter, null, document)).toBe(isTold);
    expect(webhookBody({id: 'd', before: null, after: {...named, ...document}}) !== null).toBe(isTold);
  });
});

describe('the button that opens a draft', () => {
  it.each([
    [{_type: 'page', language: 'de', slug: {current: 'versand'}}, '/de/preview?path=%2Fde%2Fe%2Fversand'],
    [{_type: 'post', language: 'en', slug: {current: 'frost'}}, '/en/preview?path=%2Fen%2Fb%2Ffrost'],
    [{_type: 'home', language: 'de'}, '/de/preview?path=%2F'],
    [{_type: 'home', language: 'en'}, '/en/preview?path=%2Fen'],
    [{_type: 'page', language: 'de'}, undefined],
    [{_type: 'redirect'}, undefined],
    // The preview shows the published ones: see `siteSettings` in content-context.server.ts.
    [{_type: 'siteSettings', language: 'de'}, undefined],
  ])('of %j leads to %s', (document, path) => {
    expect(previewAddress('https://shop.example', document)).toBe(path && `https://shop.example${path}`);
  });
});
