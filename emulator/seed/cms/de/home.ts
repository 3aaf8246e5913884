import {cta, md, picture} from '../blocks';
import type {Content} from '../source';

/** The sections of the German home page. */
export const home: Content['home'] = {
  seo: {
    _type: 'seo',
    title: 'Kaffee aus Hamburg, frisch geröstet',
    description:
      'Filterkaffee, Espresso und Zubehör aus unserer Rösterei in Hamburg. Ab 39 € ohne Versandkosten, und 1 € pro Kilo geht an ein Projekt, das du wählst.',
    noindex: false,
  },
  hero: {
    heading: 'Erst das Licht. Dann der Kaffee.',
    text: 'Wir rösten in Hamburg, langsam und in kleinen Mengen. Was in der Tüte steckt, siehst du vorne drauf: Jeder Kaffee hat sein eigenes Bild.',
    image: picture('scene-home'),
    imageTall: picture('scene-home'),
    link: cta('Kaffee aussuchen', '/de/c/coffee-shop'),
  },
  promoCards: [
    {
      _type: 'promoCard',
      heading: 'Alle vier Wochen ein neuer Beutel',
      text: 'Im Abo kostet Kaffee 10 % weniger. Du kannst jede Lieferung verschieben oder auslassen.',
      image: picture('scene-roastery'),
      link: cta('So läuft das Abo', '/de/e/abo'),
    },
    {
      _type: 'promoCard',
      heading: 'Drei Fragen, ein Kaffee',
      text: 'Sag uns, wie du trinkst und womit du brühst. Wir sagen dir, was in die Kanne gehört.',
      image: picture('scene-coffee-match'),
      link: cta('Lieblingskaffee finden', '/de/e/lieblingskaffee'),
    },
    {
      _type: 'promoCard',
      heading: 'Erst probieren',
      text: 'Drei kleine Beutel, drei verschiedene Lichtungen. Danach weißt du, welcher groß werden soll.',
      image: picture('scene-gift'),
      link: cta('Zu den Probiersets', '/de/c/sample-packages'),
    },
  ],
  illustrationCards: [
    {
      _type: 'illustrationCard',
      heading: 'Filterkaffee',
      text: 'Für Handfilter, Kaffeemaschine und French Press. Heller geröstet, klar im Geschmack.',
      image: picture('scene-filter'),
      link: cta('Filterkaffee ansehen', '/de/c/filter-coffee'),
    },
    {
      _type: 'illustrationCard',
      heading: 'Espresso',
      text: 'Für Siebträger, Vollautomat und Herdkännchen. Dunkler geröstet, rund und kräftig.',
      image: picture('scene-espresso'),
      link: cta('Espresso ansehen', '/de/c/espresso-shop'),
    },
    {
      _type: 'illustrationCard',
      heading: 'Entkoffeiniert',
      text: 'Für den Abend. Das Koffein ist draußen, der Geschmack ist noch da.',
      image: picture('scene-decaf'),
      link: cta('Ohne Koffein ansehen', '/de/c/decaf'),
    },
  ],
  imageText: {
    heading: '1 € pro Kilo. Du sagst, wofür.',
    content: md(
      'Von jedem Kilo Kaffee geht 1 € an die Lichtung Stiftung. Der Betrag ist im Preis enthalten. Auf der Seite deines Kaffees wählst du das Projekt:\n\n- **Wasser:** Trinkwasser für Dörfer, in denen Kaffee wächst.\n- **Landwirtschaft:** Setzlinge, Schattenbäume und Schulungen für die Felder.\n- **Bildung:** Schulplätze, Bücher und Lehrkräfte für Kinder der Region.\n\nBis Ende Oktober 2026 sind so 163.940 € zusammengekommen.',
    ),
    image: picture('scene-foundation'),
    imageSide: 'right',
    link: cta('Was daraus geworden ist', '/de/e/projekterfolge'),
  },
  brandValues: [
    {
      _type: 'brandValue',
      heading: 'Wir rösten selbst',
      text: 'In der Trommel, in Hamburg, jede Woche neu. Das Röstdatum steht auf der Tüte.',
    },
    {
      _type: 'brandValue',
      heading: 'Wir kennen die Farmen',
      text: 'Auf jeder Kaffeeseite steht, wo er wächst, wie hoch und bei wem.',
    },
    {
      _type: 'brandValue',
      heading: 'In 1–3 Werktagen da',
      text: 'Der Versand kostet 4,90 €. Ab 39 € Bestellwert zahlen wir ihn.',
    },
    {
      _type: 'brandValue',
      heading: '14 Tage Zeit',
      text: 'Passt etwas nicht, schickst du es zurück. Das Rücksenden kostet dich nichts.',
    },
  ],
};
