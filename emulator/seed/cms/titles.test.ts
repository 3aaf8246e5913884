import {describe, expect, it} from 'vitest';
import * as z from 'zod';

import {collections} from '../collections';
import {contentDocuments} from './documents';

const titledSchema = z.object({_id: z.string(), language: z.enum(['de', 'en']), seo: z.object({title: z.string()})});

const titled = [...contentDocuments().values()].flatMap((document) => {
  const {data} = titledSchema.safeParse(document);
  return data === undefined ? [] : [{id: data._id, language: data.language, title: data.seo.title}];
});

describe('the titles of the CMS for search engines', () => {
  it('leave the name of the shop to the shop, which adds it', () => {
    expect(titled.length).toBeGreaterThan(150);
    expect(titled.filter(({title}) => /\bLichtung\b(?! Stiftung)/.test(title))).toEqual([]);
  });

  it('differ from each other and from those of the listings', () => {
    const listings = collections.flatMap(({handle, title}) =>
      (['de', 'en'] as const).map((language) => ({id: handle[language], language, title: title[language]})),
    );
    const all = [...titled, ...listings];
    const same = ({language, title}: (typeof all)[number]) =>
      all.filter((other) => other.language === language && other.title === title);
    expect(titled.filter((one) => same(one).length > 1)).toEqual([]);
  });
});
