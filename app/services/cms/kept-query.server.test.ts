import * as z from 'zod';
import {describe, expect, it} from 'vitest';

import {ServiceError} from '../service-error.server';
import type {CmsGateway} from './gateway.server';
import {queryKept} from './kept-query.server';

const query = {key: 'de/impressum', schema: z.object({title: z.string()}), groq: '*', params: {}};
const down: CmsGateway = {query: () => Promise.reject(new ServiceError('cms', 'timeout', 'no answer'))};
const saying = (answer: unknown): CmsGateway => ({query: async (schema) => schema.parse(answer)});

function shelf(entries: readonly (readonly [string, string])[] = []) {
  const texts = new Map(entries);
  return {
    texts,
    read: async (key: string) => texts.get(key) ?? null,
    keep: (key: string, text: string) => void texts.set(key, text),
  };
}

describe('a page that must always be there', () => {
  it('is read from the CMS, and kept', async () => {
    const kept = shelf([['de/impressum', '{"title":"Alt"}']]);
    expect(await queryKept(saying({title: 'Impressum'}), kept, query)).toEqual({title: 'Impressum'});
    expect(kept.texts.get('de/impressum')).toBe('{"title":"Impressum"}');
  });

  it('is what it was last while the CMS is down', async () => {
    const kept = shelf([['de/impressum', '{"title":"Impressum"}']]);
    expect(await queryKept(down, kept, query)).toEqual({title: 'Impressum'});
  });

  it.each([
    ['was never read', []],
    ['was kept in a form that is no longer understood', [['de/impressum', '{"name":"Impressum"}']]],
  ] as const)('is missing with the outage itself where it %s', async (_how, entries) => {
    await expect(queryKept(down, shelf(entries), query)).rejects.toThrow(ServiceError);
  });

  it('hides no other error', async () => {
    const kept = shelf([['de/impressum', '{"title":"Impressum"}']]);
    await expect(queryKept(saying({}), kept, query)).rejects.toThrow(z.ZodError);
  });
});
