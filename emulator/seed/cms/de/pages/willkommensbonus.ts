import {faq, productRow, text} from '../../blocks';
import type {PageSource} from '../../source';

export const willkommensbonusPage: PageSource = {
  language: 'de',
  key: 'welcomeBonus',
  slug: 'willkommensbonus',
  title: 'Willkommensbonus',
  description:
    'Dein Willkommensbonus über 10 € ist unterwegs: wo du den Code findest, wofür er gilt und drei Vorschläge zum Anfangen.',
  blocks: [
    text(
      'Schön, dass du da bist. In deinem Postfach liegt eine E-Mail mit deinem Code über 10 €. Er gilt sieben Tage lang für Kaffee ab 39 € Bestellwert.',
    ),
    productRow('Zum Anfangen', ['morgentau', 'waldgold', 'probierset-drei-lichtungen']),
    faq('Der Code ist nicht da?', [
      [
        'Wo finde ich ihn?',
        'In der E-Mail mit dem Betreff „Willkommen auf der Lichtung“. Sie kommt, nachdem du deine Adresse bestätigt hast. Schau auch im Spam nach.',
      ],
      [
        'Er wird nicht angenommen.',
        'Prüf, ob Kaffee für 39 € im Warenkorb liegt und ob die sieben Tage noch laufen. Spenden und Gutscheine zählen nicht mit.',
      ],
      ['Ich habe ihn verpasst.', 'Schreib uns. Beim ersten Mal drücken wir ein Auge zu.'],
    ]),
    text('Mit dem Code sparst du auch bei der ersten Lieferung eines [Abos](/de/e/abo).'),
  ],
};
