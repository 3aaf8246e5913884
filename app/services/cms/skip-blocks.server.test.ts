import {describe, expect, it, vi} from 'vitest';

import * as z from 'zod';

import {categorySchema, pageSchema, projectSchema} from '#contracts/cms';
import {guideSchema} from '#contracts/cms-guides';

import {ServiceError} from '../service-error.server';
import {parseContent} from './skip-blocks.server';
import {STORED, WIRE_GUIDE, wireImage, wirePage, WIRE_PROJECT, wireText} from './wire.fixture';

const WIRE_CATEGORY = {
  ...STORED,
  _type: 'category',
  title: 'Wissen',
  slug: {_type: 'slug', current: 'wissen'},
  description: 'Woher Kaffee kommt.',
  order: 1,
};
const TEXT = {_key: 'k1', _type: 'richText', content: [wireText('Hallo')]};
const GALLERY = {_key: 'k2', _type: 'gallery', images: [wireImage('a')]};
const QUOTE_WITHOUT_AUTHOR = {_key: 'k3', _type: 'quote', text: 'Gut.'};
const PICTURE_IN_TEXT = {_key: 'k4', _type: 'image', asset: {_ref: 'x'}};

/** Parses a page of such blocks; tells which were reported, in the order of the reports. */
function parsePage(blocks: readonly unknown[]) {
  const report = vi.fn<(error: ServiceError) => void>();
  const page = parseContent(pageSchema, {...wirePage([]), blocks}, report);
  return {blocks: page.blocks, reports: report.mock.calls.map(([{message}]) => message)};
}

describe('parsing an answer of the CMS', () => {
  it('reports nothing where every block fits', () => {
    expect(parsePage([TEXT])).toEqual({blocks: [TEXT], reports: []});
  });

  it.each([
    ['an unknown type', GALLERY, 'gallery k2'],
    ['no type', {_key: 'k2'}, 'without _type k2'],
    ['fields that do not parse', QUOTE_WITHOUT_AUTHOR, 'quote k3'],
    ['no shape at all', 'gallery', 'string string'],
  ])('skips a section of %s and reports it once', (_, block, name) => {
    expect(parsePage([TEXT, block])).toEqual({
      blocks: [TEXT],
      reports: [`cms: malformed (skipped ${name} of document)`],
    });
  });

  it('skips several sections and keeps the order of the others', () => {
    const last = {...TEXT, _key: 'k9'};
    const {blocks, reports} = parsePage([GALLERY, TEXT, QUOTE_WITHOUT_AUTHOR, last]);
    expect(blocks).toEqual([TEXT, last]);
    expect(reports).toHaveLength(2);
  });

  it('skips a block of portable text, and keeps the words around it', () => {
    const content = [wireText('Davor'), wireText('Danach')];
    const {blocks, reports} = parsePage([{...TEXT, content: [wireText('Davor'), PICTURE_IN_TEXT, wireText('Danach')]}]);
    expect(blocks).toEqual([{...TEXT, content}]);
    expect(reports).toEqual(['cms: malformed (skipped image k4 of document)']);
  });

  it('skips a paragraph in a part of a section, not the section', () => {
    const item = {_key: 'i', _type: 'accordionItem', title: 'Frage', content: [wireText('Antwort')]};
    const accordion = {_key: 'k5', _type: 'accordion', isFaq: true, items: [item]};
    const {blocks} = parsePage([
      {...accordion, items: [{...item, content: [...item.content, {...PICTURE_IN_TEXT, style: 'h1'}]}]},
    ]);
    expect(blocks).toEqual([accordion]);
  });

  it('skips an annotation, and keeps the words that it annotates', () => {
    const paragraph = wireText('Hallo');
    const footnote = {_key: 'm', _type: 'footnote', note: 'x'};
    const {blocks, reports} = parsePage([{...TEXT, content: [{...paragraph, markDefs: [footnote]}]}]);
    expect(blocks).toEqual([{...TEXT, content: [paragraph]}]);
    expect(reports).toEqual(['cms: malformed (skipped footnote m of document)']);
  });

  it('skips the whole section where a cell of its table does not parse: no value moves to another column', () => {
    const row = {_key: 'r', _type: 'tableRow', cells: ['Deutschland', 4.9]};
    const table = {_key: 'k6', _type: 'table', caption: 'Preise', head: ['Land', 'Preis'], rows: [row]};
    expect(parsePage([TEXT, table])).toEqual({
      blocks: [TEXT],
      reports: ['cms: malformed (skipped table k6 of document)'],
    });
  });

  it('skips a section none of whose blocks fits', () => {
    const {blocks, reports} = parsePage([
      {...TEXT, content: [PICTURE_IN_TEXT]},
      {...TEXT, _key: 'k9'},
    ]);
    expect(blocks).toEqual([{...TEXT, _key: 'k9'}]);
    expect(reports).toHaveLength(2);
  });

  it('skips a listed document, and names it', () => {
    const report = vi.fn<(error: ServiceError) => void>();
    const currentProjects = [WIRE_PROJECT, {...WIRE_PROJECT, _id: 'project-2', _type: 'project', title: null}];
    const answer = parseContent(z.object({currentProjects: projectSchema.array()}), {currentProjects}, report);
    expect(answer.currentProjects).toHaveLength(1);
    expect(report.mock.calls).toEqual([[new ServiceError('cms', 'malformed', 'skipped project project-2')]]);
  });

  it('skips a category of the blog that is not filled in', () => {
    const categories = [WIRE_CATEGORY, {...WIRE_CATEGORY, _id: 'category-2', description: undefined}];
    const report = vi.fn<(error: ServiceError) => void>();
    const answer = parseContent(z.object({categories: categorySchema.array()}), {categories}, report);
    expect(answer.categories).toHaveLength(1);
    expect(report.mock.calls).toEqual([[new ServiceError('cms', 'malformed', 'skipped category category-2')]]);
  });

  it('skips blocks of other documents, and names the document', () => {
    const report = vi.fn<(error: ServiceError) => void>();
    const content = [...WIRE_PROJECT.content, PICTURE_IN_TEXT];
    const projects = [WIRE_PROJECT, {...WIRE_PROJECT, _id: 'project-2', content}];
    expect(parseContent(projectSchema.array(), projects, report)).toHaveLength(2);
    expect(report.mock.calls).toEqual([[new ServiceError('cms', 'malformed', 'skipped image k4 of project-2')]]);
  });
});

describe('an answer of the CMS that no skipping makes fit', () => {
  it('is an outage where no section fits: an earlier version of the page may be there', () => {
    expect(() => parsePage([GALLERY])).toThrow('cms: malformed (blocks)');
  });

  it('is an outage where a step of a guide does not parse: a recipe with a step left out is wrong', () => {
    const steps = [...WIRE_GUIDE.steps, {_key: 's4', _type: 'guideStep'}];
    expect(() => parseContent(guideSchema, {...WIRE_GUIDE, steps}, () => undefined)).toThrow(ServiceError);
  });

  it('is an outage if the page has no title', () => {
    const report = vi.fn();
    const page = {...wirePage([]), title: '', blocks: [TEXT, GALLERY]};
    expect(() => parseContent(pageSchema, page, report)).toThrow(ServiceError);
    expect(report).not.toHaveBeenCalled();
  });
});
