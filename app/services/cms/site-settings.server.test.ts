import {afterEach, describe, expect, it, vi} from 'vitest';

import {DEFAULT_SITE_SETTINGS} from '../../config/site-settings';
import type {CmsGateway} from './gateway.server';
import {createSiteSettings} from './site-settings.server';
import {down, saying, STORED, UNSAFE} from './wire.fixture';

const bar = {
  barActive: true,
  ctaText: 'Ansehen',
  hideOnPages: '',
  imageSRC: '/media/bar.webp',
  linkURL: '/de/c/neu',
  pitchText: 'Neu.',
  showOnPages: '/',
};
const footnotes = {
  footerFootnote: {footnoteActive: true, footnoteText: 'Fuß'},
  pdpBuyboxFootnote: {buyboxFootnoteActive: true, buyboxFootnoteText: 'Kauf'},
};
const said = (announcementBar: object = bar) => ({...STORED, _type: 'siteSettings', announcementBar, ...footnotes});

function settingsOf(gateway: CmsGateway, {isShared = true, texts = new Map<string, string>()} = {}) {
  const reported: unknown[] = [];
  const read = createSiteSettings({
    gateway,
    language: 'de',
    origin: 'https://lichtung.example',
    lastKnownGood: {read: async (key) => texts.get(key) ?? null, keep: (key, text) => void texts.set(key, text)},
    report: (error) => reported.push(error),
    isShared,
  });
  return {read, reported, texts};
}

afterEach(() => {
  vi.useRealTimers();
});

describe('site settings', () => {
  it('is shown as they say it', async () => {
    expect(await settingsOf(saying(said())).read()).toEqual({
      announcementBar: bar,
      ...footnotes,
      shopReviews: null,
    });
  });

  const reviews = {
    rating: 4.5,
    count: 20,
    source: 'Siegel',
    verification: 'nur nach geprüftem Kauf',
    date: '2026-01-02',
    url: 'https://seal.example/shop',
  };

  it.each([
    [reviews, reviews],
    [{...reviews, url: UNSAFE}, null],
    [{...reviews, verification: null}, null],
    [{...reviews, verification: undefined}, null],
    [null, null],
  ])('has the figure of the shop reviews that %j says', async (shopReviews, shown) => {
    const settings = await settingsOf(saying({...said(), shopReviews})).read();
    expect(settings.shopReviews).toEqual(shown);
  });

  it('is asked for by language', async () => {
    const asked: unknown[] = [];
    const gateway: CmsGateway = {
      query: async (schema, _groq, params) => {
        asked.push(params);
        return schema.parse(null);
      },
    };
    await settingsOf(gateway).read();
    expect(asked).toEqual([{language: 'de'}]);
  });

  it('has no bar without a safe address to lead to', async () => {
    const {announcementBar} = await settingsOf(saying(said({...bar, linkURL: UNSAFE}))).read();
    expect(announcementBar).toMatchObject({barActive: false, linkURL: ''});
  });

  it.each([
    ['pitch', {pitchText: ''}],
    ['words of its link', {ctaText: ' '}],
  ])('has no bar without %s', async (_, missing) => {
    const {announcementBar} = await settingsOf(saying(said({...bar, ...missing}))).read();
    expect(announcementBar.barActive).toBe(false);
  });

  it('has no bar where they have switched it off', async () => {
    const {announcementBar} = await settingsOf(saying(said({...bar, barActive: false}))).read();
    expect(announcementBar).toMatchObject({barActive: false, linkURL: '/de/c/neu'});
  });

  it.each([
    [null, null],
    ['https://elsewhere.example/a.webp', null],
    [UNSAFE, null],
    ['https://lichtung.example/media/a.webp', '/media/a.webp'],
  ])('has a picture of the shop’s own: %j', async (imageSRC, shown) => {
    const {announcementBar} = await settingsOf(saying(said({...bar, imageSRC}))).read();
    expect(announcementBar.imageSRC).toBe(shown);
  });

  it('is the default where they have said nothing', async () => {
    expect(await settingsOf(saying(null)).read()).toEqual(DEFAULT_SITE_SETTINGS.de);
  });
});

describe('while the CMS does not answer', () => {
  it('is the last known good one', async () => {
    const {texts} = settingsOf(down);
    await settingsOf(saying(said()), {texts}).read();
    expect([...texts.keys()]).toEqual(['de/*settings']);
    const later = settingsOf(down, {texts});
    expect(await later.read()).toMatchObject({announcementBar: {pitchText: 'Neu.'}});
    expect(later.reported).toEqual([]);
  });

  it('it is the default where they never said anything, and the outage is reported', async () => {
    const {read, reported} = settingsOf(down);
    expect(await read()).toEqual(DEFAULT_SITE_SETTINGS.de);
    expect(reported).toMatchObject([{failure: 'timeout'}]);
  });

  it('no page waits longer than 800 ms', async () => {
    vi.useFakeTimers();
    const {read, reported} = settingsOf({query: () => new Promise(() => undefined)});
    const shown = read();
    await vi.advanceTimersByTimeAsync(799);
    expect(reported).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await shown).toEqual(DEFAULT_SITE_SETTINGS.de);
    expect(reported).toMatchObject([{service: 'cms', failure: 'timeout'}]);
  });

  it('a mistake of the shop’s own is not hidden', async () => {
    const mistake = () => Promise.reject(new TypeError('a mistake'));
    await expect(settingsOf({query: mistake}).read()).rejects.toThrow('a mistake');
  });
});

it('a page of one visitor asks once a minute, a shared one each time', async () => {
  vi.useFakeTimers({now: Date.parse('2030-01-01')});
  const query = vi.fn(saying(null).query);
  const gateway: CmsGateway = {
    query: (schema, groq, params) => query(schema, groq, params).then((answer) => schema.parse(answer)),
  };
  await settingsOf(gateway, {isShared: false}).read();
  await settingsOf(gateway, {isShared: false}).read();
  expect(query).toHaveBeenCalledTimes(1);
  await settingsOf(gateway).read();
  expect(query).toHaveBeenCalledTimes(2);
});
