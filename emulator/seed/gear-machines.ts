import {collectionNumbers} from './collection-numbers';
import {text} from './fields';
import {gear} from './gear';
import type {SeedProduct} from './types';

const material = text('Material', 'Material');
const burrs = text('Mahlwerk', 'Burrs');
const volume = text('Inhalt', 'Capacity');
const guarantee = text('Garantie', 'Guarantee');

/** Grinders, machines and what stands beside them. */
export const machines: readonly SeedProduct[] = [
  gear({
    number: 1101,
    handle: text('handmuehle-h1', 'hand-grinder-h1'),
    title: text('Handmühle H1', 'H1 Hand Grinder'),
    story: {
      de: [
        'Zwanzig Gramm in vierzig Sekunden, so leise, dass nebenan niemand aufwacht. Der Kegel aus Stahl läuft in zwei Kugellagern, jede Raste sind zwölf Mikrometer.',
        'Du kannst sie ohne Werkzeug zerlegen und wieder zusammensetzen. Hollerbach hält jedes Teil zwanzig Jahre lang vorrätig.',
      ],
      en: [
        'Twenty grams in forty seconds, and so quietly that nobody next door wakes up. The steel cone runs in two ball bearings, each click is twelve micrometres.',
        'You can take it apart and put it together again without tools. Hollerbach keeps every part in stock for twenty years.',
      ],
    },
    vendor: 'Hollerbach',
    tags: ['grinder', 'hand-grinder'],
    breadcrumb: collectionNumbers.grinders,
    priceCents: 14900,
    weightGrams: 720,
    mpn: 'HB-H1',
    picture: 'hand-grinder',
    colours: [
      {code: 'forest', name: text('Waldgrün', 'Forest green')},
      {code: 'sand', name: text('Sand', 'Sand')},
      {code: 'night', name: text('Nachtschwarz', 'Night black')},
    ],
    stock: [14, 6, 0],
    facts: [
      [burrs, text('Kegel, 38 mm, Stahl', 'Conical, 38 mm, steel')],
      [volume, text('25 g')],
      [text('Einstellung', 'Setting'), text('12 µm je Raste', '12 µm per click')],
      [guarantee, text('5 Jahre', '5 years')],
    ],
    guaranteeYears: 5,
    recommendations: [1104, 1111, 1002],
  }),
  gear({
    number: 1102,
    handle: text('reisemuehle-h2', 'travel-grinder-h2'),
    title: text('Reisemühle H2', 'H2 Travel Grinder'),
    story: {
      de: [
        'Die kleine Schwester der H1. Sie passt in eine AeroPress und wiegt so viel wie zwei Äpfel. Die Kurbel klappt an den Korpus und hält dort mit einem Magneten.',
        'Für den Rucksack, das Büro und das Ferienhaus mit der schlechten Mühle.',
      ],
      en: [
        'The H1’s little sister. It fits into an AeroPress and weighs as much as two apples. The crank folds against the body and stays there with a magnet.',
        'For the rucksack, the office and the holiday home with the bad grinder.',
      ],
    },
    vendor: 'Hollerbach',
    tags: ['grinder', 'hand-grinder'],
    breadcrumb: collectionNumbers.grinders,
    priceCents: 8900,
    compareAtCents: 9900,
    lowestCents: 9490,
    weightGrams: 380,
    mpn: 'HB-H2',
    picture: 'travel-grinder',
    stock: [3],
    facts: [
      [burrs, text('Kegel, 32 mm, Stahl', 'Conical, 32 mm, steel')],
      [volume, text('15 g')],
      [guarantee, text('5 Jahre', '5 years')],
    ],
    guaranteeYears: 5,
    recommendations: [1101, 1002],
    badge: 'last_chance',
  }),
  gear({
    number: 1103,
    handle: text('kaffeemuehle-kern', 'kern-grinder'),
    title: text('Kaffeemühle Kern', 'Kern Coffee Grinder'),
    story: {
      de: [
        'Eine Mühle, ein Rad, keine Anzeige. Du wiegst die Bohnen ab, Kern mahlt sie und lässt nichts zurück, kein halbes Gramm.',
        'Flache Scheiben aus Stahl, von Espresso bis French Press. Der Trichter ist aus Glas, der Rest aus Aluminium und etwas Nussholz.',
      ],
      en: [
        'One grinder, one wheel, no display. You weigh the beans, Kern grinds them and keeps nothing back, not half a gram.',
        'Flat steel burrs, from espresso to French press. The hopper is glass, the rest is aluminium and a little walnut.',
      ],
    },
    vendor: 'Tallinger',
    tags: ['grinder', 'electric-grinder'],
    breadcrumb: collectionNumbers.grinders,
    priceCents: 39900,
    weightGrams: 4600,
    mpn: 'TA-KERN',
    picture: 'electric-grinder',
    deliveryTime: text('3–5 Werktage', '3–5 working days'),
    facts: [
      [burrs, text('Scheiben, 64 mm, Stahl', 'Flat, 64 mm, steel')],
      [text('Leistung', 'Power'), text('250 W')],
      [text('Maße', 'Size'), text('13 × 21 × 34 cm')],
      [guarantee, text('3 Jahre', '3 years')],
    ],
    guaranteeYears: 3,
    badge: 'new',
    recommendations: [1112, 1008, 1111],
    publishedAt: '2026-10-05T08:00:00Z',
  }),
  gear({
    number: 1111,
    handle: text('kaffeewaage', 'coffee-scale'),
    title: text('Kaffeewaage Zehntel', 'Zehntel Coffee Scale'),
    story: {
      de: [
        'Zehntel zeigt Gramm und Sekunden nebeneinander, sonst nichts. Die Uhr läuft los, wenn das erste Wasser kommt.',
        'Flach genug für die Tropfschale, gegen Spritzwasser geschützt, mit USB-C geladen alle paar Monate.',
      ],
      en: [
        'Zehntel, a tenth, shows grams and seconds side by side, nothing else. The clock starts when the first water comes.',
        'Flat enough for a drip tray, safe from splashes, charged by USB-C every few months.',
      ],
    },
    vendor: 'Nordkamm',
    tags: ['scale', 'accessory'],
    breadcrumb: collectionNumbers.accessories,
    priceCents: 6900,
    weightGrams: 430,
    mpn: 'NK-Z01',
    picture: 'scale',
    facts: [
      [text('Genauigkeit', 'Accuracy'), text('0,1 g bis 2 kg', '0.1 g up to 2 kg')],
      [text('Maße', 'Size'), text('15 × 13 × 2 cm')],
      [text('Akku', 'Battery'), text('USB-C, 60 Stunden', 'USB-C, 60 hours')],
    ],
    recommendations: [1104, 1110, 1101],
  }),
  gear({
    number: 1112,
    handle: text('espressomaschine-eins', 'eins-espresso-machine'),
    title: text('Espressomaschine Eins', 'Eins Espresso Machine'),
    story: {
      de: [
        'Ein Kreislauf, ein Hebel, eine Lampe. Eins heizt in sechs Minuten auf und hält die Brühtemperatur auf ein halbes Grad.',
        'Gebaut in Graz, aus Stahl, mit Schrauben statt Nieten. Wir liefern sie entkalkt, eingestellt und mit 500 g Waldgold zum Üben.',
      ],
      en: [
        'One circuit, one lever, one lamp. Eins heats up in six minutes and holds the brewing temperature to half a degree.',
        'Built in Graz of steel, with screws instead of rivets. We deliver it descaled, adjusted and with 500 g of Waldgold to practise on.',
      ],
    },
    vendor: 'Tallinger',
    tags: ['machine', 'espresso-machine', 'large-appliance'],
    breadcrumb: collectionNumbers.coffeeMachines,
    priceCents: 89900,
    weightGrams: 14200,
    mpn: 'TA-EINS',
    picture: 'espresso-machine',
    deliveryTime: text('5–8 Werktage, per Spedition', '5–8 working days, by freight'),
    stock: [4],
    facts: [
      [text('Kessel', 'Boiler'), text('0,5 l, Edelstahl, PID', '0.5 l, stainless steel, PID')],
      [text('Brühgruppe', 'Group'), text('58 mm')],
      [text('Leistung', 'Power'), text('1400 W')],
      [text('Maße', 'Size'), text('24 × 36 × 38 cm')],
      [guarantee, text('3 Jahre', '3 years')],
    ],
    guaranteeYears: 3,
    recommendations: [1103, 1008, 1010, 1111],
  }),
  gear({
    number: 1113,
    handle: text('becher-paar', 'cup-pair'),
    title: text('Becher, zwei Stück', 'Cups, Set of Two'),
    story: {
      de: [
        'Dickwandig, ohne Henkel, mit einer Kante, die an der Lippe dünn wird. Außen roh, damit sie in der Hand liegen, innen glasiert.',
        'Zwei Stück, jeder ein bisschen anders, weil sie gedreht und nicht gegossen sind.',
      ],
      en: [
        'Thick walls, no handle, a rim that grows thin at the lip. Bare outside so that they sit well in the hand, glazed inside.',
        'Two of them, each a little different, because they are thrown and not cast.',
      ],
    },
    vendor: 'Kiefer & Sohn',
    tags: ['cup', 'accessory', 'gift'],
    breadcrumb: collectionNumbers.accessories,
    priceCents: 3200,
    weightGrams: 560,
    mpn: 'KS-B2',
    picture: 'cups',
    colours: [
      {code: 'chalk', name: text('Kreide', 'Chalk')},
      {code: 'clay', name: text('Ton', 'Clay')},
    ],
    facts: [
      [volume, text('180 ml')],
      [material, text('Steinzeug', 'Stoneware')],
      [text('Pflege', 'Care'), text('spülmaschinenfest', 'dishwasher-safe')],
    ],
    recommendations: [1104, 1107, 1001],
  }),
  gear({
    number: 1114,
    handle: text('kaffeedose', 'coffee-tin'),
    title: text('Kaffeedose Vorrat', 'Vorrat Coffee Tin'),
    story: {
      de: [
        'Licht und Luft sind die beiden, die deinem Kaffee nicht guttun. Vorrat hält beide draußen: Der innere Deckel drückt die Luft heraus, bis er auf den Bohnen liegt.',
        'Fasst 500 g ganze Bohnen. Der äußere Deckel ist aus Esche.',
      ],
      en: [
        'Light and air are the two that do your coffee no good. Vorrat, provision, keeps both out: the inner lid presses the air out until it lies on the beans.',
        'Holds 500 g of whole beans. The outer lid is made of ash.',
      ],
    },
    vendor: 'Ostwind',
    tags: ['storage', 'accessory', 'gift'],
    breadcrumb: collectionNumbers.accessories,
    priceCents: 2990,
    weightGrams: 410,
    mpn: 'OW-V500',
    picture: 'tin',
    facts: [
      [volume, text('500 g ganze Bohnen', '500 g of whole beans')],
      [material, text('Weißblech, Esche', 'Tinplate, ash')],
      [text('Pflege', 'Care'), text('feucht auswischen', 'wipe with a damp cloth')],
    ],
    recommendations: [1008, 1001, 1101],
  }),
];
