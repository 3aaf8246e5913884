import {cta, faq, hero, shopPart, steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const geschenkaboPage: PageSource = {
  language: 'de',
  key: 'giftSubscription',
  slug: 'geschenkabo',
  title: 'Geschenkabo',
  seoTitle: 'Kaffee-Geschenkabo',
  description:
    'Drei, sechs oder zwölf Monate frischer Kaffee verschenken. Einmal bezahlen, endet von selbst, kommt per E-Mail, auch zum Ausdrucken.',
  blocks: [
    hero(
      'Ein Morgen, der wiederkommt',
      'Alle vier Wochen ein frischer Beutel für jemanden, den du magst. Du zahlst einmal, es endet von selbst.',
      'scene-gift',
      [cta('Zusammenstellen', '#zusammenstellen')],
    ),
    steps('So läuft es', [
      [
        'Du wählst Länge und Kaffee',
        'Drei, sechs oder zwölf Lieferungen: Filterkaffee, Espresso oder beides im Wechsel.',
      ],
      ['Wir schicken den Gutschein', 'Sofort per E-Mail, mit einem Code zum Ausdrucken oder Weiterleiten.'],
      ['Die Beschenkten lösen ein', 'Sie geben den Code und ihre Adresse ein, mehr braucht es nicht.'],
      ['Wir rösten', 'Der erste Beutel kommt in den Tagen darauf, die anderen alle vier Wochen: 250 g, ganze Bohnen.'],
    ]),
    shopPart('configureGiftSubscription', 'zusammenstellen'),
    faq('Fragen zum Geschenkabo', [
      [
        'Können die Beschenkten den Kaffee tauschen?',
        'Nein, den Kaffee suchst du aus. Adresse und Termin können sie vor jeder Lieferung ändern.',
      ],
      ['Muss jemand kündigen?', 'Nein. Nach der letzten Lieferung ist Schluss.'],
      ['Wie lange gilt der Gutschein?', 'Bis zum Ende des dritten Jahres nach dem Kauf.'],
      [
        'Wohin liefert ihr?',
        'In alle Länder, in die wir Abos schicken. Sie stehen unter [Versand](/de/e/versand#laender).',
      ],
    ]),
    text('Du hast einen Code bekommen? Hier geht es zum [Einlösen](/de/e/geschenkabo-einloesen).'),
  ],
};
