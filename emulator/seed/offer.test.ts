import {describe, expect, it} from 'vitest';
import {videos} from '../pictures/videos';
import {brands} from './brands';
import {seed} from './seed';
import {byWeight, gear, list, value, variants} from './seed.fixture';
import type {SeedProduct} from './types';

function handled(handle: string): SeedProduct | undefined {
  return seed.products.find((product) => product.handle.de === handle || product.handle.en === handle);
}

describe('the shop offers', () => {
  it('at least 40 coffees by weight: filter, espresso, decaf, single origins, blends, collaborations', () => {
    const sold = byWeight.filter(({tags}) => !tags.includes('archived') && !tags.includes('b2b'));
    expect(sold.length).toBeGreaterThanOrEqual(40);
    for (const tag of ['filter', 'espresso', 'omni', 'decaf', 'collaboration']) {
      expect(sold.filter(({tags}) => tags.includes(tag)).length, tag).toBeGreaterThan(1);
    }
    const types = new Set(byWeight.map(({metafields}) => value(metafields, 'coffee.type')));
    expect(types).toEqual(new Set(['Mischung', 'Single Origin']));
  });

  it('capsules, drip bags, what is ready to drink, tasting sets and an Advent calendar', () => {
    for (const [tag, least] of [
      ['capsule', 3],
      ['drip-bag', 3],
      ['ready-to-drink', 4],
      ['coffee-set', 5],
      ['advent', 1],
      ['gift-box', 3],
      ['gift-subscription', 1],
    ] as const) {
      expect(seed.products.filter(({tags}) => tags.includes(tag)).length, tag).toBeGreaterThanOrEqual(least);
    }
  });

  it('at least 150 pieces of gear of 25 brands, each with three or more', () => {
    expect(gear.length).toBeGreaterThanOrEqual(150);
    expect(brands).toHaveLength(25);
    for (const {name} of brands) {
      expect(gear.filter(({vendor}) => vendor === name).length, name).toBeGreaterThanOrEqual(3);
    }
  });

  it.each([
    ...(
      ['coffee-shop', 'espresso-shop', 'sample-packages', 'coffee-gifts', 'ready-to-drink', 'collaborations'] as const
    ).map((handle) => ['c', handle] as const),
    ...(['equipment-shop', 'coffee-machines', 'paper-filters', 'sale', 'gift-box', 'small-gifts'] as const).map(
      (handle) => ['g', handle] as const,
    ),
    ...(['drip-bags', 'cold-brew-kaffee-set', 'adventskalender'] as const).map((handle) => ['k', handle] as const),
  ])('what the specification names: /%s/%s, with something in it', (page, handle) => {
    const found = seed.collections.find((collection) => collection.handle.de === handle);
    expect(found?.handle.en).toBe(handle);
    expect(value(found?.metafields ?? [], 'layout.page_type')).toBe(page);
    expect(found?.products.length).toBeGreaterThan(0);
  });

  it.each(['gift-card', 'geschenkgutschein', 'coffee-gift-subscription', 'geschenkabo'])('/p/%s', (handle) => {
    expect(handled(handle)).toBeDefined();
  });

  it('no empty collection and none beyond the 250 products of a page', () => {
    expect(seed.collections.filter(({products}) => products.length === 0 || products.length > 250)).toEqual([]);
  });
});

describe('a shopper finds', () => {
  const flags: readonly (readonly [string, (product: SeedProduct) => boolean])[] = [
    ['new', ({metafields}) => value(metafields, 'product.badge') === 'new'],
    ['last chance', ({metafields}) => value(metafields, 'product.badge') === 'last_chance'],
    ['sold out', ({variants: all}) => all.every(({stock, sellsWithoutStock}) => stock === 0 && !sellsWithoutStock)],
    ['scarce', ({variants: all}) => all.some(({stock}) => stock > 0 && stock <= 3)],
    [
      'pre-order',
      ({variants: all}) =>
        all.every((one) => one.sellsWithoutStock && value(one.metafields, 'product.pre_order_date') !== null),
    ],
    ['archived', ({variants: all}) => all.every(({metafields}) => value(metafields, 'product.archived') === 'true')],
    [
      'archived in part',
      ({variants: all}) => new Set(all.map(({metafields}) => value(metafields, 'product.archived'))).size === 2,
    ],
    ['reduced', ({variants: all}) => all.some(({compareAtCents}) => compareAtCents !== null)],
    ['second text', ({metafields}) => value(metafields, 'temp.new_content') !== null],
  ];

  it.each(flags)('coffee and gear that are: %s', (_, is) => {
    const kinds = new Set(seed.products.filter(is).map(({productType}) => productType));
    expect([kinds.has('Coffee'), kinds.has('Gear') || kinds.has('Bundle')]).toEqual([true, _ !== 'second text']);
  });

  it('one coffee for businesses only and one by subscription only', () => {
    expect(seed.products.filter(({metafields}) => value(metafields, 'b2b.exclusive') === 'true')).toHaveLength(1);
    expect(seed.products.filter(({requiresSellingPlan}) => requiresSellingPlan)).toHaveLength(1);
  });

  it('what is archived in a collection where some of it is left, and nowhere else', () => {
    const archived = seed.products.filter(({tags}) => tags.includes('archived'));
    const left = archived.filter((product) => product.variants.some(({stock}) => stock > 0));
    const inCollections = new Set(seed.collections.flatMap(({products}) => products));
    expect(left.map(({handle}) => handle.de)).toEqual(['altweibersommer']);
    expect(archived.length).toBeGreaterThan(left.length + 1);
    expect(archived.filter(({number}) => inCollections.has(number))).toEqual(left);
  });

  it('collections with variants as cards, large cards, subcollections, filters and a second text', () => {
    const having = (path: string, wanted?: string): number =>
      seed.collections.filter(({metafields}) =>
        wanted === undefined ? value(metafields, path) !== null : value(metafields, path) === wanted,
      ).length;
    expect(having('layout.display_variants', 'true')).toBeGreaterThan(1);
    expect(having('layout.large_card_products')).toBeGreaterThan(2);
    expect(having('layout.subcollections')).toBeGreaterThan(4);
    expect(having('layout.filters')).toBeGreaterThan(20);
    expect(having('temp.display_new_content', 'true')).toBeGreaterThan(1);
    expect(having('seo.noindex', 'true')).toBeGreaterThan(0);
  });
});

/** The numbers of the gear that a product says it fits exactly. */
function fitting(product: SeedProduct): readonly number[] {
  const ids = product.variants.flatMap(({metafields}) => list(metafields, 'variant.matching')).map(String);
  return ids.map(
    (id) => gear.find(({variants: all}) => all.some(({number}) => id.endsWith(`/${number}`)))?.number ?? 0,
  );
}

describe('every product tells', () => {
  it('coffee: where it grows, when to drink it, and how to brew it by each of its methods', () => {
    for (const {handle, metafields} of byWeight) {
      const methods = list(metafields, 'brew.method').length;
      expect(methods, handle.de).toBeGreaterThan(1);
      for (const key of ['grind', 'dose', 'water', 'temperature', 'time', 'items']) {
        expect(list(metafields, `brew.${key}`), `${handle.de} ${key}`).toHaveLength(methods);
      }
      for (const key of ['location', 'altitude', 'farmer', 'harvest_time', 'variety', 'roast_guidance']) {
        expect(value(metafields, `coffee.${key}`), `${handle.de} ${key}`).not.toBeNull();
      }
    }
  });

  it('gear: two tables of facts whose labels and values belong together, a number of its maker, a delivery time', () => {
    for (const {product, variant} of variants.filter((entry) => entry.product.productType === 'Gear')) {
      for (const kind of ['information', 'extended']) {
        const labels = list(variant.metafields, `gear.${kind}_labels`);
        expect(labels.length, product.handle.de).toBeGreaterThan(0);
        expect(list(variant.metafields, `gear.${kind}_values`), product.handle.de).toHaveLength(labels.length);
      }
      for (const path of ['product.mpn', 'product.delivery_time', 'information.description']) {
        expect(value(variant.metafields, path), `${product.handle.de} ${path}`).not.toBeNull();
      }
    }
  });

  it('two to four sentences about gear and two paragraphs about coffee, none of them twice', () => {
    const texts = seed.products.flatMap(({descriptionHtml}) => [descriptionHtml.de, descriptionHtml.en]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const {handle, descriptionHtml} of byWeight) {
      expect(descriptionHtml.de.split('<p>'), handle.de).toHaveLength(3);
      expect(descriptionHtml.en.split('<p>'), handle.de).toHaveLength(3);
    }
    for (const {handle, descriptionHtml} of gear) {
      expect(descriptionHtml.de.split(/[.?]\s|[.?]</).length, handle.de).toBeGreaterThan(2);
    }
  });

  it('from 100 euros on with a view in use and one with its size, and the size among its facts', () => {
    const dear = gear.flatMap(({variants}) => variants.filter(({priceCents}) => priceCents >= 10_000));
    expect(dear.length).toBeGreaterThan(30);
    for (const {metafields, sku} of dear) {
      const views = list(metafields, 'images.gallery');
      expect(views.length, sku).toBeGreaterThanOrEqual(3);
      expect(
        views.filter((view) => /-(?:in-use|size)$/.test(String(view))),
        sku,
      ).toHaveLength(2);
      const labels = ['information', 'extended'].map((kind) => value(metafields, `gear.${kind}_labels`)).join('');
      expect(labels, sku).toMatch(/Maße/);
    }
  });

  it('with a gallery; two of them hold a video that exists', () => {
    for (const {product, variant} of variants.filter((entry) => !entry.product.tags.includes('free-article'))) {
      expect(list(variant.metafields, 'images.gallery').length, product.handle.de).toBeGreaterThan(0);
    }
    const named = variants.flatMap(({variant}) =>
      [...(value(variant.metafields, 'images.gallery') ?? '').matchAll(/shopify\/Video\/([\w-]+)/g)].map(
        ([, name]) => name ?? '',
      ),
    );
    expect([...new Set(named)].sort()).toEqual([...videos.keys()].sort());
  });

  it('gear that fits exactly: what names another is named by it', () => {
    const pairs = gear.flatMap((product) => fitting(product).map((other) => [product.number, other] as const));
    const missing = pairs.filter(([one, other]) => !pairs.some(([a, b]) => a === other && b === one));
    expect(missing).toEqual([]);
  });

  it('spare parts: what they fit is sold, is what they fit exactly, and has their diameter', () => {
    const parts = gear.filter(({tags}) => tags.includes('spare-part'));
    const fact = ({variants: [first]}: SeedProduct, name: string) => {
      const fields = first?.metafields ?? [];
      const index = list(fields, 'gear.information_labels').indexOf(name);
      return index < 0 ? '' : String(list(fields, 'gear.information_values')[index]);
    };
    const called = (name: string) => {
      const exact = gear.filter(({title}) => title.de === name);
      return exact.length > 0
        ? exact
        : gear.filter(({title, tags}) => !tags.includes('spare-part') && ` ${title.de} `.includes(` ${name} `));
    };
    const millimetres = (text: string) => /\d+ mm/.exec(text)?.[0];
    let compared = 0;
    for (const part of parts.filter((one) => fact(one, 'Passt zu') !== '')) {
      const names = fact(part, 'Passt zu').split(', ');
      const machines = names.flatMap(called);
      expect(machines.length, part.handle.de).toBe(names.length);
      expect(new Set(fitting(part)), part.handle.de).toEqual(new Set(machines.map(({number}) => number)));
      for (const machine of machines) {
        const label = part.title.de.startsWith('Mahl') ? 'Mahlwerk' : 'Brühgruppe';
        const [own, its] = [millimetres(fact(part, 'Durchmesser')), millimetres(fact(machine, label))];
        if (own === undefined || its === undefined) continue;
        compared += 1;
        expect(own, `${part.handle.de}: ${machine.handle.de}`).toBe(its);
      }
    }
    expect(compared).toBeGreaterThan(4);
  });

  it('as many books as their collection says', () => {
    const books = seed.collections.find(({handle}) => handle.en === 'books');
    const titles = gear.flatMap(({number, title}) => (books?.products.includes(number) === true ? [title.de] : []));
    const [bound, others] = [
      titles.filter((title) => title.startsWith('Buch ')).length,
      titles.filter((title) => !title.startsWith('Buch ')).length,
    ];
    expect([bound, others]).toEqual([3, 1]);
    expect(books?.descriptionHtml.de).toMatch(/Drei Bücher und ein Heft/);
    expect(books?.descriptionHtml.en).toMatch(/Three books and a notebook/);
  });

  it('matching variants and products to go with it', () => {
    expect(
      variants.filter(({variant}) => value(variant.metafields, 'variant.matching') !== null).length,
    ).toBeGreaterThan(40);
    const without = seed.products.filter(
      ({metafields, productType, tags}) =>
        productType !== 'Donation' &&
        !tags.includes('free-article') &&
        value(metafields, 'product.recommendations') === null,
    );
    expect(without.map(({handle}) => handle.de)).toEqual(['geschenkgutschein']);
  });
});
