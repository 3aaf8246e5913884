import {collectionNumbers as c} from './collection-numbers';
import {pair} from './fields';
import {food} from './food-product';
import type {SeedProduct} from './types';

/** What is ready to drink. */
export const drinks: readonly SeedProduct[] = [
  food({
    number: 1049,
    handle: 'cold-brew-pur|pure-cold-brew',
    title: 'Cold Brew Pur|Pure Cold Brew',
    de: [
      'Sechzehn Stunden kalt gezogen, einmal gefiltert, sonst nichts. Finca Ocaso gibt ihm Erdbeere und Schokolade, der Kühlschrank den Rest.',
      'Im Karton mit 250 ml. Kalt trinken, vorher schütteln, über Eis wird er länger.',
    ],
    en: [
      'Steeped cold for sixteen hours, filtered once, nothing else. Finca Ocaso gives it strawberry and chocolate, the fridge the rest.',
      'In a carton of 250 ml. Drink it cold, shake it first; over ice it lasts longer.',
    ],
    tags: ['ready-to-drink', 'coffee-black'],
    collection: c.readyToDrink,
    packs: [
      {name: '6 × 250 ml', priceCents: 1790, weightGrams: 1680, amount: 1500},
      {name: '12 × 250 ml', priceCents: 3290, weightGrams: 3360, amount: 3000},
    ],
    unit: 'ML',
    taste: ['Erdbeere|strawberry', 'Milchschokolade|milk chocolate'],
    type: ['ready-to-drink'],
    facts: {
      name: pair('Kaffeegetränk, kalt gebraut|Cold brewed coffee drink'),
      ingredients: pair('Wasser, Kaffeeextrakt (Kaffee 8 %)|Water, coffee extract (8 % coffee)'),
      nutrition: pair(
        '100 ml: 8 kJ / 2 kcal, Fett 0 g, Kohlenhydrate 0,3 g, Eiweiß 0,2 g, Salz 0,01 g|100 ml: 8 kJ / 2 kcal, fat 0 g, carbohydrate 0.3 g, protein 0.2 g, salt 0.01 g',
      ),
      storage: pair(
        'Nach dem Öffnen kühlen und in drei Tagen verbrauchen.|Once open, keep chilled and use within three days.',
      ),
    },
    recommendations: [1018, 1142, 1330],
  }),
  food({
    number: 1050,
    handle: 'hafer-flat-white|oat-flat-white',
    title: 'Hafer Flat White|Oat Flat White',
    de: [
      'Waldgold und Hafer aus der Uckermark, sonst Wasser und eine Prise Salz. Kein Zucker dazu, der Hafer bringt seinen mit.',
      'Kalt aus dem Karton oder zwei Minuten im Topf, dann schäumt er sogar ein wenig.',
    ],
    en: [
      'Waldgold and oats from the Uckermark, otherwise water and a pinch of salt. No added sugar, the oats bring their own.',
      'Cold from the carton, or two minutes in a pan, and it even foams a little.',
    ],
    tags: ['ready-to-drink', 'coffee-with-milk'],
    collection: c.readyToDrink,
    packs: [
      {name: '6 × 250 ml', priceCents: 1990, weightGrams: 1720, amount: 1500},
      {name: '12 × 250 ml', priceCents: 3690, weightGrams: 3440, amount: 3000},
    ],
    unit: 'ML',
    taste: ['Karamell|caramel', 'Haferkeks|oat biscuit'],
    type: ['ready-to-drink'],
    facts: {
      name: pair('Kaffeegetränk mit Hafer|Coffee drink with oats'),
      ingredients: pair(
        'Wasser, HAFER (9 %), Kaffeeextrakt (Kaffee 5 %), Rapsöl, Meersalz|Water, OATS (9 %), coffee extract (5 % coffee), rapeseed oil, sea salt',
      ),
      allergens: pair(
        'Enthält Hafer (Gluten). Kann Spuren von Schalenfrüchten enthalten.|Contains oats (gluten). May contain traces of nuts.',
      ),
      nutrition: pair(
        '100 ml: 178 kJ / 42 kcal, Fett 1,4 g, Kohlenhydrate 6,3 g, davon Zucker 3,1 g, Eiweiß 0,8 g, Salz 0,09 g|100 ml: 178 kJ / 42 kcal, fat 1.4 g, carbohydrate 6.3 g, of which sugars 3.1 g, protein 0.8 g, salt 0.09 g',
      ),
      storage: pair(
        'Nach dem Öffnen kühlen und in zwei Tagen verbrauchen.|Once open, keep chilled and use within two days.',
      ),
    },
    recommendations: [1008, 1049, 1334],
    badge: 'new',
    publishedAt: '2026-09-21T08:00:00Z',
  }),
  food({
    number: 1051,
    handle: 'cascara-limo|cascara-lemonade',
    title: 'Cascara-Limo|Cascara Lemonade',
    de: [
      'Von der Kaffeekirsche trinken wir den Kern. Die Schale ist zu schade zum Wegwerfen: Getrocknet und aufgegossen schmeckt sie nach Hagebutte und Rosinen.',
      'Mit Zitrone und wenig Zucker abgefüllt. Ein Viertel des Koffeins von Kaffee, das volle Vergnügen.',
    ],
    en: [
      'Of the coffee cherry we drink the stone. The skin is too good to throw away: dried and infused, it tastes of rosehip and raisins.',
      'Bottled with lemon and a little sugar. A quarter of the caffeine of coffee, all of the pleasure.',
    ],
    tags: ['ready-to-drink', 'coffee-black'],
    collection: c.readyToDrink,
    packs: [{name: '6 × 250 ml', priceCents: 1690, weightGrams: 1700, amount: 1500, stock: 8}],
    unit: 'ML',
    taste: ['Hagebutte|rosehip', 'Zitrone|lemon', 'Rosine|raisin'],
    type: ['ready-to-drink'],
    facts: {
      name: pair('Erfrischungsgetränk aus Kaffeekirschen|Soft drink made from coffee cherries'),
      ingredients: pair(
        'Wasser, Kaffeekirschenaufguss (12 %), Zucker, Zitronensaft|Water, coffee cherry infusion (12 %), sugar, lemon juice',
      ),
      nutrition: pair(
        '100 ml: 96 kJ / 23 kcal, Fett 0 g, Kohlenhydrate 5,4 g, davon Zucker 5,2 g, Eiweiß 0,1 g, Salz 0 g|100 ml: 96 kJ / 23 kcal, fat 0 g, carbohydrate 5.4 g, of which sugars 5.2 g, protein 0.1 g, salt 0 g',
      ),
      storage: pair(
        'Nach dem Öffnen kühlen und in drei Tagen verbrauchen.|Once open, keep chilled and use within three days.',
      ),
    },
    recommendations: [1049, 1330, 1335],
    badge: 'last_chance',
  }),
  food({
    number: 1052,
    handle: 'cold-brew-konzentrat|cold-brew-concentrate',
    title: 'Cold-Brew-Konzentrat|Cold Brew Concentrate',
    de: [
      'Ein Teil Konzentrat, drei Teile Wasser, Milch oder Tonic. Die Flasche reicht für zwölf Gläser und hält nach dem Öffnen zwei Wochen.',
      'Gezogen aus Sonho Verde: Erdnuss, Karamell, fast keine Säure. Auch über Vanilleeis.',
    ],
    en: [
      'One part concentrate, three parts water, milk or tonic. The bottle makes twelve glasses and keeps for two weeks once open.',
      'Drawn from Sonho Verde: peanut, caramel, hardly any acidity. Try it on vanilla ice cream.',
    ],
    tags: ['ready-to-drink', 'coffee-black', 'coffee-with-milk'],
    collection: c.readyToDrink,
    packs: [{name: '500 ml', priceCents: 1490, weightGrams: 880, amount: 500}],
    unit: 'ML',
    taste: ['Karamell|caramel', 'Nougat|nougat praline'],
    type: ['ready-to-drink'],
    facts: {
      name: pair('Kaffeekonzentrat|Coffee concentrate'),
      ingredients: pair('Wasser, Kaffeeextrakt (Kaffee 28 %)|Water, coffee extract (28 % coffee)'),
      nutrition: pair(
        '100 ml: 25 kJ / 6 kcal, Fett 0 g, Kohlenhydrate 0,9 g, Eiweiß 0,5 g, Salz 0,02 g|100 ml: 25 kJ / 6 kcal, fat 0 g, carbohydrate 0.9 g, protein 0.5 g, salt 0.02 g',
      ),
      storage: pair(
        'Nach dem Öffnen kühlen und in zwei Wochen verbrauchen.|Once open, keep chilled and use within two weeks.',
      ),
    },
    recommendations: [1049, 1020, 1330],
  }),
];
