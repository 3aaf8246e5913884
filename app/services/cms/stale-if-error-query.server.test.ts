import * as z from 'zod';
import {describe, expect, it} from 'vitest';

import {ServiceError} from '../service-error.server';
import {queryStaleIfError} from './stale-if-error-query.server';
import {down, saying} from './wire.fixture';

const query = {key: 'de/impressum', schema: z.object({title: z.string()}), groq: '*', params: {}};

function records(entries: readonly (readonly [string, string])[] = []) {
  const texts = new Map(entries);
  return {
    texts,
    read: async (key: string) => texts.get(key) ?? null,
    keep: (key: string, text: string) => void texts.set(key, text),
  };
}

describe('a page that must always be there', () => {
  it('is read from the CMS, and kept', async () => {
    const lastKnownGood = records([['de/impressum', '{"title":"Alt"}']]);
    expect(await queryStaleIfError(saying({title: 'Impressum'}), lastKnownGood, query)).toEqual({title: 'Impressum'});
    expect(lastKnownGood.texts.get('de/impressum')).toBe('{"title":"Impressum"}');
  });

  it('is the last known good one while the CMS is down', async () => {
    const lastKnownGood = records([['de/impressum', '{"title":"Impressum"}']]);
    expect(await queryStaleIfError(down, lastKnownGood, query)).toEqual({title: 'Impressum'});
  });

  it.each([
    ['was never read', []],
    ['was kept in part', [['de/impressum', '{"title":"Impr']]],
    ['was kept in a form that is no longer understood', [['de/impressum', '{"name":"Impressum"}']]],
  ] as const)('is missing with the outage itself where it %s', async (_how, entries) => {
    await expect(queryStaleIfError(down, records(entries), query)).rejects.toThrow(ServiceError);
  });

  it('is missing with the outage itself where what was kept cannot be read', async () => {
    const lastKnownGood = {...records(), read: () => Promise.reject(new Error('the object is not reached'))};
    await expect(queryStaleIfError(down, lastKnownGood, query)).rejects.toThrow(ServiceError);
  });

  it('hides no other error', async () => {
    const lastKnownGood = records([['de/impressum', '{"title":"Impressum"}']]);
    await expect(queryStaleIfError(saying({}), lastKnownGood, query)).rejects.toThrow(z.ZodError);
  });
});
