import {collectionNumbers} from './collection-numbers';
import {text, variantNumber} from './fields';
import {gear} from './gear';
import type {SeedProduct} from './types';

const material = text('Material', 'Material');
const volume = text('Inhalt', 'Capacity');
const care = text('Pflege', 'Care');
const handWash = text('von Hand spülen', 'wash by hand');
const dishwasher = text('spülmaschinenfest', 'dishwasher-safe');

/** Brewers, filters and kettle. */
export const brewingGear: readonly SeedProduct[] = [
  gear({
    number: 1104,
    handle: text('handfilter-trichter', 'trichter-dripper'),
    title: text('Handfilter Trichter 02', 'Trichter 02 Dripper'),
    story: {
      de: [
        'Steinzeug aus dem Westerwald, innen mit zwölf geschwungenen Rippen. Sie halten das Papier von der Wand, damit das Wasser so schnell läuft, wie du gießt.',
        'Für ein bis vier Tassen. Vorher heiß ausspülen: Warmes Steinzeug hält die Temperatur bis zum letzten Schluck.',
      ],
      en: [
        'Stoneware from the Westerwald with twelve curved ribs inside. They keep the paper off the wall, so that the water runs as fast as you pour.',
        'For one to four cups. Rinse it hot first: warm stoneware keeps the temperature to the last sip.',
      ],
    },
    vendor: 'Kiefer & Sohn',
    tags: ['brewer', 'dripper'],
    breadcrumb: collectionNumbers.brewers,
    priceCents: 3490,
    weightGrams: 480,
    mpn: 'KS-T02',
    picture: 'dripper',
    colours: [
      {code: 'chalk', name: text('Kreide', 'Chalk')},
      {code: 'moss', name: text('Moos', 'Moss')},
      {code: 'clay', name: text('Ton', 'Clay')},
    ],
    facts: [
      [material, text('Steinzeug, glasiert', 'Glazed stoneware')],
      [volume, text('1–4 Tassen', '1–4 cups')],
      [text('Filterpapier', 'Filter paper'), text('Größe 02', 'Size 02')],
      [care, dishwasher],
    ],
    recommendations: [1108, 1110, 1001, 1111],
    matching: [variantNumber(1108, 0), variantNumber(1110, 0)],
  }),
  gear({
    number: 1105,
    handle: text('karaffe-sanduhr', 'sanduhr-carafe'),
    title: text('Glaskaraffe Sanduhr', 'Sanduhr Glass Carafe'),
    story: {
      de: [
        'Oben Filter, unten Kanne, dazwischen ein Griff aus geölter Eiche. Die Sanduhr steht auf dem Tisch wie etwas, das man nicht wegräumen muss.',
        'Das dicke Papier lässt nichts durch außer Klarheit. Für sechs Tassen, wenn Besuch da ist, für zwei, wenn nicht.',
      ],
      en: [
        'Filter above, pot below, a grip of oiled oak between. The Sanduhr, hourglass, stands on the table like something you need not clear away.',
        'The thick paper lets nothing through but clarity. Six cups when there are guests, two when there are not.',
      ],
    },
    vendor: 'Kiefer & Sohn',
    tags: ['brewer', 'carafe'],
    breadcrumb: collectionNumbers.brewers,
    priceCents: 5290,
    weightGrams: 640,
    mpn: 'KS-S06',
    picture: 'carafe',
    facts: [
      [material, text('Borosilikatglas, Eiche', 'Borosilicate glass, oak')],
      [volume, text('0,9 l, 6 Tassen', '0.9 l, 6 cups')],
      [care, handWash],
    ],
    recommendations: [1109, 1110, 1006, 1002],
    matching: [variantNumber(1109, 0)],
  }),
  gear({
    number: 1106,
    handle: text('french-press-kanne', 'french-press'),
    title: text('French Press Kanne', 'French Press'),
    story: {
      de: [
        'Vier Minuten, mehr verlangt sie nicht. Das doppelte Sieb hält auch feinen Satz zurück, der Becher aus Glas sitzt in einem Mantel aus Stahl.',
        'Grob mahlen, aufgießen, warten, drücken. Wer dabei Zeitung liest, macht alles richtig.',
      ],
      en: [
        'Four minutes, it asks for no more. The double sieve holds back even fine grounds, and the glass sits in a coat of steel.',
        'Grind coarsely, pour, wait, press. If you read the paper meanwhile you are doing everything right.',
      ],
    },
    vendor: 'Nordkamm',
    tags: ['brewer', 'french-press'],
    breadcrumb: collectionNumbers.brewers,
    priceCents: 4490,
    compareAtCents: 5490,
    lowestCents: 4990,
    weightGrams: 820,
    mpn: 'NK-FP8',
    picture: 'french-press',
    facts: [
      [material, text('Glas, Edelstahl', 'Glass, stainless steel')],
      [volume, text('0,8 l, 6 Tassen', '0.8 l, 6 cups')],
      [care, dishwasher],
    ],
    recommendations: [1004, 1101, 1007],
  }),
  gear({
    number: 1107,
    handle: text('herdkanne', 'moka-pot'),
    title: text('Herdkanne Sechskant', 'Sechskant Moka Pot'),
    story: {
      de: [
        'Sechs Kanten, drei Tassen, ein Geräusch, das man im ganzen Haus kennt. Die Sechskant ist aus Stahl und läuft auch auf Induktion.',
        'Kleiner Rat: heißes Wasser einfüllen, kleine Flamme, und vom Herd nehmen, sobald sie zu gurgeln beginnt.',
      ],
      en: [
        'Six edges, three cups, and a sound the whole house knows. The Sechskant is made of steel and works on induction, too.',
        'A piece of advice: fill in hot water, keep the flame small, and take it off the hob as soon as it starts to gurgle.',
      ],
    },
    vendor: 'Nordkamm',
    tags: ['brewer', 'moka-pot'],
    breadcrumb: collectionNumbers.brewers,
    priceCents: 3990,
    weightGrams: 610,
    mpn: 'NK-HK3',
    picture: 'moka-pot',
    facts: [
      [material, text('Edelstahl', 'Stainless steel')],
      [volume, text('150 ml, 3 Tassen', '150 ml, 3 cups')],
      [text('Herd', 'Hob'), text('alle, auch Induktion', 'all, including induction')],
      [care, handWash],
    ],
    recommendations: [1009, 1008, 1113],
  }),
  gear({
    number: 1108,
    handle: text('filterpapier-02', 'paper-filters-02'),
    title: text('Filterpapier 02, 100 Stück', 'Paper Filters 02, 100 Pieces'),
    story: {
      de: [
        'Ohne Chlor gebleicht, ohne Leim gefalzt. Einmal heiß durchspülen, dann schmeckst du vom Papier nichts mehr.',
        'Passt in jeden Trichter der Größe 02. Landet danach mit dem Satz auf dem Kompost.',
      ],
      en: [
        'Bleached without chlorine, folded without glue. Rinse once with hot water and you will taste nothing of the paper.',
        'Fits every cone of size 02. Goes on the compost with the grounds.',
      ],
    },
    vendor: 'Papierwerk Aue',
    tags: ['filter-paper'],
    breadcrumb: collectionNumbers.paperFilters,
    priceCents: 590,
    weightGrams: 140,
    mpn: 'PA-02-100',
    stock: [240],
    picture: 'paper-filters-02',
    facts: [
      [text('Stückzahl', 'Pieces'), text('100')],
      [text('Größe', 'Size'), text('02, konisch', '02, cone')],
      [material, text('Zellstoff, FSC', 'Pulp, FSC')],
    ],
    recommendations: [1104, 1001],
  }),
  gear({
    number: 1109,
    handle: text('filterpapier-sanduhr', 'paper-filters-sanduhr'),
    title: text('Filterpapier für die Sanduhr, 60 Stück', 'Paper Filters for the Sanduhr, 60 Pieces'),
    story: {
      de: [
        'Dickes Papier, von Hand zu Kreisen gestanzt. Die dreifache Lage kommt an die Seite mit dem Ausguss, dann kann Luft entweichen.',
        'Es nimmt Öle und feinen Staub mit. Was bleibt, ist ein sehr klarer Kaffee.',
      ],
      en: [
        'Thick paper, cut into circles by hand. The triple layer goes on the side of the spout, so that air can escape.',
        'It takes oils and fine dust with it. What is left is a very clear coffee.',
      ],
    },
    vendor: 'Papierwerk Aue',
    tags: ['filter-paper'],
    breadcrumb: collectionNumbers.paperFilters,
    priceCents: 990,
    weightGrams: 210,
    mpn: 'PA-S-60',
    stock: [180],
    picture: 'paper-filters-round',
    facts: [
      [text('Stückzahl', 'Pieces'), text('60')],
      [text('Form', 'Shape'), text('rund, 30 cm', 'round, 30 cm')],
      [material, text('Zellstoff, FSC', 'Pulp, FSC')],
    ],
    recommendations: [1105, 1006],
  }),
  gear({
    number: 1110,
    handle: text('wasserkocher-schwanenhals', 'gooseneck-kettle'),
    title: text('Wasserkocher Schwanenhals', 'Gooseneck Kettle'),
    story: {
      de: [
        'Der lange Hals macht aus einem Schwall einen Faden. Du stellst die Temperatur auf ein Grad genau ein, und er hält sie eine Stunde.',
        '93 Grad für helle Röstungen, 90 für dunkle. Oder 80 für den Tee deiner Mutter.',
      ],
      en: [
        'The long neck turns a gush into a thread. You set the temperature to the degree, and it holds it for an hour.',
        '93 degrees for light roasts, 90 for dark ones. Or 80 for your mother’s tea.',
      ],
    },
    vendor: 'Nordkamm',
    tags: ['kettle', 'accessory'],
    breadcrumb: collectionNumbers.accessories,
    priceCents: 12900,
    weightGrams: 1350,
    mpn: 'NK-SH1',
    picture: 'kettle',
    colours: [
      {code: 'forest', name: text('Waldgrün', 'Forest green')},
      {code: 'night', name: text('Nachtschwarz', 'Night black')},
    ],
    facts: [
      [volume, text('0,9 l', '0.9 l')],
      [text('Temperatur', 'Temperature'), text('40–100 °C, auf 1 °C', '40–100 °C, to 1 °C')],
      [text('Leistung', 'Power'), text('1200 W')],
      [material, text('Edelstahl, Buche', 'Stainless steel, beech')],
    ],
    recommendations: [1104, 1105, 1111],
  }),
];
