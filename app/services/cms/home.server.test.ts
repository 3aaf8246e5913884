import {describe, expect, it} from 'vitest';

import {ServiceError} from '../service-error.server';
import type {CmsGateway} from './gateway.server';
import {createHomeContent} from './home.server';
import {down, saying} from './wire.fixture';

const image = (name: string) => ({
  _type: 'image',
  asset: {_type: 'reference', _ref: `image-${name.repeat(40)}-1600x1200-webp`},
  alt: 'Eine Lichtung',
});
const link = (href: string) => ({_type: 'cta', label: 'Ansehen', href});
const card = (type: string, key: string, href: string) => ({
  _key: key,
  _type: type,
  heading: 'Espresso',
  text: 'Rund und kräftig.',
  image: image('a'),
  link: link(href),
});
const paragraph = {
  _type: 'block',
  _key: 'b0',
  style: 'normal',
  children: [{_type: 'span', _key: 's0', text: 'Ein Euro pro Kilo.', marks: []}],
  markDefs: [],
};

const HOME = {
  _id: 'home-de',
  _type: 'home',
  _rev: 'r1',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  language: 'de',
  translationKey: 'home',
  seo: {
    _type: 'seo',
    title: 'Kaffee',
    description: 'Frisch geröstet in Hamburg, langsam und in kleinen Mengen.',
    noindex: false,
  },
  hero: {
    heading: 'Erst das Licht.',
    text: 'Wir rösten in Hamburg.',
    image: image('b'),
    link: link('https://shop:secret@elsewhere.example/'),
  },
  promoCards: [card('promoCard', 'p1', '/de/e/abo'), card('promoCard', 'p2', 'https://shop:secret@elsewhere.example/')],
  illustrationCards: ['i1', 'i2', 'i3'].map((key) => card('illustrationCard', key, '/de/c/espresso-shop')),
  imageText: {
    heading: '1 € pro Kilo',
    content: [paragraph],
    image: image('c'),
    imageSide: 'left',
    link: link('/de/e/projekte'),
  },
  brandValues: ['v1', 'v2', 'v3'].map((key) => ({
    _key: key,
    _type: 'brandValue',
    heading: 'Frisch',
    text: 'Jede Woche.',
  })),
};

function read(gateway: CmsGateway, texts = new Map<string, string>()) {
  return createHomeContent({
    gateway,
    language: 'de',
    origin: 'https://lichtung.example',
    lastKnownGood: {read: async (key) => texts.get(key) ?? null, keep: (key, text) => void texts.set(key, text)},
  })();
}

describe('the home page of the CMS', () => {
  it('is shown with pictures under the shop’s own origin', async () => {
    expect(await read(saying(HOME))).toMatchObject({
      seo: {title: 'Kaffee'},
      hero: {heading: 'Erst das Licht.', picture: {path: `/media/${'b'.repeat(40)}-1600x1200.webp`, width: 1600}},
      imageText: {pictureSide: 'left', link: {href: '/de/e/projekte'}},
      brandValues: [{key: 'v1'}, {key: 'v2'}, {key: 'v3'}],
    });
  });

  it('leads nowhere that is not safe: the hero then leads home, a card is left out', async () => {
    const home = await read(saying(HOME));
    expect(home?.hero.link).toEqual({label: 'Ansehen', href: '/'});
    expect(home?.promoCards.map(({key}) => key)).toEqual(['p1']);
  });

  it('is nothing where the editors have written none', async () => {
    expect(await read(saying(null))).toBeNull();
  });

  it('is the last known good one while the CMS is down, and an outage without one', async () => {
    const lastKnownGood = new Map<string, string>();
    await read(saying(HOME), lastKnownGood);
    expect((await read(down, lastKnownGood))?.hero.heading).toBe('Erst das Licht.');
    await expect(read(down)).rejects.toThrow(ServiceError);
  });
});
