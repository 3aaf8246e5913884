import {describe, expect, it} from 'vitest';
import {videos} from '../pictures/videos';
import {brands} from './brands';
import {LANGUAGES} from './read/texts';
import {seed} from './seed';
import type {SeedMetafield, SeedProduct} from './types';

const variants = seed.products.flatMap((product) => product.variants.map((variant) => ({product, variant})));
const gear = seed.products.filter(({productType}) => productType === 'Gear');

function value(fields: readonly SeedMetafield[], path: string): string | null {
  const found = fields.find(({namespace, key}) => `${namespace}.${key}` === path)?.value;
  return found === undefined ? null : typeof found === 'string' ? found : found.de;
}

function list(fields: readonly SeedMetafield[], path: string): readonly unknown[] {
  const parsed: unknown = JSON.parse(value(fields, path) ?? '[]');
  return Array.isArray(parsed) ? parsed : [];
}

function handled(handle: string): SeedProduct | undefined {
  return seed.products.find((product) => product.handle.de === handle || product.handle.en === handle);
}

const byWeight = seed.products.filter(({metafields}) => value(metafields, 'coffee.coordinates') !== null);

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

  it('nothing archived in a collection', () => {
    const archived = seed.products.filter(({tags}) => tags.includes('archived')).map(({number}) => number);
    expect(archived.length).toBeGreaterThan(1);
    expect(seed.collections.filter(({products}) => products.some((number) => archived.includes(number)))).toEqual([]);
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

describe('the law asks for', () => {
  it('the lowest price of 30 days beside every reduced price, between the two', () => {
    const reduced = variants.filter(({variant}) => variant.compareAtCents !== null);
    expect(reduced.length).toBeGreaterThan(20);
    for (const {product, variant} of reduced) {
      const written = /"amount":"(\d+)\.(\d\d)"/.exec(value(variant.metafields, 'price.lowest_30_days') ?? '');
      const lowest = Number(`${written?.[1] ?? ''}${written?.[2] ?? ''}`);
      expect(lowest, product.handle.de).toBeGreaterThan(variant.priceCents);
      expect(lowest, product.handle.de).toBeLessThanOrEqual(variant.compareAtCents ?? 0);
    }
  });

  it('the maker, an address, an e-mail and warnings for all gear; an importer for what is made outside the EU', () => {
    for (const {handle, metafields} of gear) {
      for (const key of ['maker', 'address', 'email', 'warnings']) {
        expect(value(metafields, `gpsr.${key}`), `${handle.de} ${key}`).not.toBeNull();
      }
      expect(value(metafields, 'gpsr.responsible') !== null, handle.de).toBe(
        value(metafields, 'gpsr.address')?.endsWith('Japan') === true,
      );
    }
  });

  it('take-back of electrical gear, and the label of a guarantee beyond two years', () => {
    for (const path of ['elektrog.applies', 'guarantee.durability']) {
      const answers = new Set(gear.map(({metafields}) => value(metafields, path)));
      expect(answers, path).toEqual(new Set(['true', 'false']));
    }
    for (const {handle, metafields} of gear) {
      const years = Number(value(metafields, 'guarantee.years'));
      expect(value(metafields, 'guarantee.durability'), handle.de).toBe(String(years > 2));
    }
  });

  it('name, ingredients and responsible business of all food, its quantity, and allergens where there are some', () => {
    const food = seed.products.filter(
      ({productType, tags}) => productType === 'Coffee' && !tags.includes('free-article'),
    );
    for (const {handle, metafields} of food) {
      for (const key of ['name', 'ingredients', 'responsible', 'storage']) {
        expect(value(metafields, `food.${key}`), `${handle.de} ${key}`).not.toBeNull();
      }
    }
    const drinks = seed.products.filter(({tags}) => tags.includes('ready-to-drink'));
    for (const {metafields, variants: all} of drinks) {
      expect(value(metafields, 'food.nutrition')).not.toBeNull();
      expect(all.every(({measure}) => measure !== null)).toBe(true);
    }
    expect(drinks.some(({metafields}) => value(metafields, 'food.allergens')?.includes('Hafer') === true)).toBe(true);
  });

  it('name and net quantity of whatever holds food: bags, sets, calendars, gift boxes', () => {
    const holding = variants.filter(
      ({product, variant}) =>
        !product.tags.includes('free-article') &&
        (variant.donatedGrams > 0 || value(product.metafields, 'food.name') !== null),
    );
    for (const tag of ['coffee-set', 'advent', 'gift-box', 'set', 'capsule', 'ready-to-drink']) {
      expect(
        holding.some(({product}) => product.tags.includes(tag)),
        tag,
      ).toBe(true);
    }
    for (const {product, variant} of holding) {
      expect(value(product.metafields, 'food.name'), product.handle.de).not.toBeNull();
      expect(value(variant.metafields, 'food.quantity'), product.handle.de).toMatch(/\d+ (?:k?g|ml)\b/);
    }
  });

  it('software and data of every electrical device; of a connected one, in its own words', () => {
    const connected = /bluetooth|wlan|wi-?fi|\bfunk|\bapps?\b|zigbee|\bnfc\b/i;
    const none = /^keine;/;
    const electrical = gear.filter(({metafields}) => value(metafields, 'elektrog.applies') === 'true');
    expect(electrical.length).toBeGreaterThan(20);
    for (const {handle, descriptionHtml, variants: all} of electrical) {
      for (const {metafields} of all) {
        const labels = list(metafields, 'gear.extended_labels');
        const said = list(metafields, 'gear.extended_values')[labels.indexOf('Software und Daten')];
        expect(said, handle.de).toEqual(expect.any(String));
        const facts = `${descriptionHtml.de} ${value(metafields, 'gear.information_values') ?? ''}`;
        if (connected.test(facts)) expect(said, handle.de).not.toMatch(none);
      }
    }
  });

  it('spare parts where the maker promises them', () => {
    const promising = brands.filter(({sparePartYears}) => sparePartYears !== undefined);
    expect(promising.length).toBeGreaterThan(2);
    for (const {name} of promising) {
      const saying = gear.filter(
        ({vendor, variants: all}) =>
          vendor === name &&
          all.some(({metafields}) => list(metafields, 'gear.extended_labels').includes('Ersatzteile')),
      );
      expect(saying.length, name).toBeGreaterThan(0);
    }
  });

  it('the country of each maker in the language of the page', () => {
    for (const {handle, metafields} of gear) {
      const address = metafields.find(({namespace, key}) => `${namespace}.${key}` === 'gpsr.address')?.value;
      const {country} = brands.find(({maker}) => value(metafields, 'gpsr.maker') === maker) ?? {};
      const ends =
        typeof address === 'object' && country ? LANGUAGES.map((each) => address[each].split(', ').at(-1)) : [];
      expect(ends, handle.en).toEqual(LANGUAGES.map((each) => country?.[each]));
    }
  });

  it('the control body of every coffee that is called organic, of no other', () => {
    for (const {handle, metafields} of byWeight) {
      const code = value(metafields, 'coffee.organic_code');
      expect(code === null ? null : /^DE-ÖKO-0\d\d$/.test(code), handle.de).toBe(
        value(metafields, 'coffee.organic') === 'true' ? true : null,
      );
    }
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
