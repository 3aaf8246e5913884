import {describe, expect, it} from 'vitest';
import {brands} from './brands';
import {LANGUAGES} from './read/texts';
import {seed} from './seed';
import {byWeight, gear, list, value, variants} from './seed.fixture';

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

  it('no former price of a set that never had one: what its parts cost stands in words', () => {
    const sets = seed.products.filter(({productType}) => productType === 'Bundle');
    expect(sets.flatMap((set) => set.variants).filter(({compareAtCents}) => compareAtCents !== null)).toEqual([]);
    const told = sets.flatMap((set) => {
      const euros = /kosten die Teile zusammen (\d+),(\d\d)/.exec(set.descriptionHtml.de);
      return euros === null ? [] : [{set, cents: Number(`${euros[1] ?? ''}${euros[2] ?? ''}`)}];
    });
    expect(told.length).toBe(4);
    for (const {set, cents} of told) {
      const parts = set.variants.flatMap(({metafields}) => list(metafields, 'bundle.components'));
      const prices = parts.map((id) => variants.find(({variant}) => String(id).endsWith(`/${variant.number}`)));
      expect(
        prices.reduce((sum, part) => sum + (part?.variant.priceCents ?? 0), 0),
        set.handle.de,
      ).toBe(cents);
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
    expect(
      value(drinks.find(({handle}) => handle.de === 'cascara-limo')?.variants[0]?.metafields ?? [], 'food.quantity'),
    ).toBe('6 × 250 ml');
    expect(drinks.some(({metafields}) => value(metafields, 'food.allergens')?.includes('Hafer') === true)).toBe(true);
  });

  it('the seven values of a nutrition declaration, in their order (Regulation (EU) 1169/2011, article 30 and annex XV)', () => {
    const amount = String.raw`\d+(?:[.,]\d+)?\sg`;
    const declared = {
      de: ['Fett', 'davon gesättigte Fettsäuren', 'Kohlenhydrate', 'davon Zucker', 'Eiweiß', 'Salz'],
      en: ['fat', 'of which saturates', 'carbohydrate', 'of which sugars', 'protein', 'salt'],
    };
    const texts = seed.products.flatMap(({handle, metafields}) =>
      metafields.flatMap(({namespace, key, value: text}) =>
        namespace === 'food' && key === 'nutrition' ? [{handle: handle.de, text}] : [],
      ),
    );
    expect(texts.length).toBeGreaterThan(4);
    for (const {handle, text} of texts) {
      for (const language of LANGUAGES) {
        const values = declared[language].map((name) => `${name} ${amount}`).join(', ');
        const written = typeof text === 'object' ? text[language] : text;
        expect(written, handle).toMatch(new RegExp(`^100\\s(?:ml|g).*: \\d+\\skJ ?/ ?\\d+\\skcal, ${values}$`));
      }
    }
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

  it('a unit price of whatever is sold by weight or volume: food of one kind, and gear that names its ingredients (§ 4 PAngV)', () => {
    const amount = /^(?:\d+ × )?\d+(?:[.,]\d+)?\s(?:k?g|m?l)$/;
    const facts = (fields: (typeof variants)[number]['variant']['metafields']) =>
      new Map(
        list(fields, 'gear.information_labels').map((label, at) => [
          label,
          list(fields, 'gear.information_values')[at],
        ]),
      );
    // A set of different goods has none (§ 4 (3) no. 3 PAngV).
    const alone = variants.filter(({variant}) => list(variant.metafields, 'bundle.contents').length === 0);
    const sold = alone.filter(({variant: {metafields}}) => {
      const gearFacts = facts(metafields);
      const contents = gearFacts.get('Inhalt') ?? value(metafields, 'food.quantity');
      return gearFacts.has('Inhaltsstoffe')
        ? !gearFacts.has('Stückzahl')
        : typeof contents === 'string' && amount.test(contents);
    });
    expect(sold.filter(({variant}) => variant.measure === null).map(({product}) => product.handle.de)).toEqual([]);
    expect(sold.filter(({product}) => product.productType === 'Gear').length).toBe(4);
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
