import {cards, cta, faq, text} from '../../blocks';
import type {PageSource} from '../../source';

export const b2bLoginPage: PageSource = {
  language: 'de',
  key: 'businessLogin',
  slug: 'b2b-login',
  title: 'Anmeldung für Unternehmen',
  description:
    'Zum Geschäftskonto von Lichtung: nachbestellen, Rechnungen ansehen, Lieferungen ändern. Und wie du einen Zugang bekommst.',
  blocks: [
    text(
      'Mit einem Geschäftskonto bestellst du zu Nettopreisen, siehst alle Rechnungen und änderst Lieferungen bis zum Vorabend.',
    ),
    cards('Wohin möchtest du?', [
      [
        'Ich habe ein Konto',
        'Weiter auf die Seiten für Geschäftskunden. Du meldest dich mit E-Mail und Code an.',
        cta('Zum Geschäftskonto', 'https://business.lichtung.example'),
      ],
      [
        'Ich hätte gern eines',
        'Schreib uns kurz, wer ihr seid. Den Zugang bekommst du nach einem Telefonat.',
        cta('Zugang anfragen', '/de/e/b2b-informationen#kontakt'),
      ],
    ]),
    faq('Hilfe zur Anmeldung', [
      [
        'Ich bekomme keinen Code.',
        'Prüfe bitte, ob du die Adresse benutzt, an die unsere Rechnungen gehen. Sonst hilft Amina unter [+49 40 66969 120](tel:+494066969120).',
      ],
      [
        'Können mehrere Kolleginnen bestellen?',
        'Ja, so viele ihr wollt. Jede Person bekommt einen eigenen Zugang und, wenn ihr möchtet, ein Limit.',
      ],
      [
        'Ich bin privat hier.',
        'Dann ist dein [Warenkorb](/de/checkout/cart) gleich nebenan. Privatkonto und Geschäftskonto sind getrennt.',
      ],
    ]),
  ],
};
