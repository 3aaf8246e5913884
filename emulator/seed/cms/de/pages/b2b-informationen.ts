import {cards, cta, hero, shopPart, steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const b2bInformationenPage: PageSource = {
  language: 'de',
  key: 'businessInformation',
  slug: 'b2b-informationen',
  title: 'Lichtung für Unternehmen',
  description:
    'Kaffee, Maschinen und Schulungen für Büro, Gastronomie und Handel. Was wir bieten, was es kostet und wie du uns erreichst.',
  blocks: [
    hero(
      'Guter Kaffee, wo gearbeitet wird',
      'Wir beliefern 180 Büros, 64 Cafés und 41 Läden. Mit Kaffee, Maschinen und jemandem, der kommt, wenn es tropft.',
      'scene-roastery',
      [cta('Anfrage schreiben', '#kontakt')],
    ),
    cards('Für wen', [
      [
        'Büro',
        'Vollautomat, Filtermaschine oder beides, mit Kaffee und Wartung aus einer Hand.',
        cta('Für Büros', '/de/e/b2b-buero-info'),
      ],
      [
        'Gastronomie',
        'Espresso, der auch am Samstag um elf gleich schmeckt, und Schulung für dein Team.',
        cta('Für die Gastronomie', '/de/e/b2b-gastro-info'),
      ],
      [
        'Handel',
        'Kaffee und Zubehör zum Weiterverkaufen, ab sechs Beuteln je Sorte.',
        cta('Für Händler', '/de/e/b2b-haendler-info'),
      ],
    ]),
    steps('Vom ersten Gespräch zur ersten Tasse', [
      ['Reden', 'Zwanzig Minuten am Telefon: wie viele Tassen, welches Wasser, wer putzt.'],
      ['Probieren', 'Wir schicken drei Kaffees oder kommen mit Maschine vorbei.'],
      ['Aufstellen', 'Einbau, Wasserfilter, Schulung. Meist an einem Vormittag.'],
      ['Liefern', 'Im festen Abstand oder auf Zuruf, mit Rechnung und 14 Tagen Ziel.'],
    ]),
    shopPart('businessContactForm', 'kontakt'),
    text('Du hast schon ein Geschäftskonto? Hier geht es zur [Anmeldung](/de/e/b2b-login).'),
  ],
};
