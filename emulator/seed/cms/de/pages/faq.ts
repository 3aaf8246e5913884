import {anchors, faq, shopPart} from '../../blocks';
import type {PageSource} from '../../source';

export const faqPage: PageSource = {
  language: 'de',
  key: 'faq',
  slug: 'faq',
  title: 'Häufige Fragen',
  description:
    'Antworten zu Bestellung, Versand, Abo, Kaffee, Spende und Konto. Und wo du uns erreichst, wenn deine Frage fehlt.',
  blocks: [
    anchors('Worum geht es?', [
      ['Bestellung und Versand', 'bestellung'],
      ['Abo', 'abo'],
      ['Kaffee', 'kaffee'],
      ['Gutscheine und Spende', 'gutscheine'],
      ['Kontakt', 'kontakt'],
    ]),
    faq(
      'Bestellung und Versand',
      [
        [
          'Wie lange dauert der Versand?',
          'In Deutschland 1–3 Werktage. Alles Weitere steht unter [Versand](/de/e/versand).',
        ],
        [
          'Kann ich meine Bestellung noch ändern?',
          'Solange sie nicht gepackt ist, ja. Ruf am besten an, das geht am schnellsten.',
        ],
        [
          'Ich habe keine Bestätigung bekommen.',
          'Schau bitte im Spam nach. Ist dort nichts, hat sich vielleicht die E-Mail-Adresse vertippt. Mit Name und Betrag finden wir die Bestellung.',
        ],
        [
          'Kann ich ohne Konto bestellen?',
          'Ja. Ein Konto brauchst du nur für das Abo und um alte Bestellungen anzusehen.',
        ],
      ],
      'bestellung',
    ),
    faq(
      'Abo',
      [
        [
          'Wie kündige ich?',
          'Jederzeit im Konto oder ohne Anmeldung über [Verträge hier kündigen](/de/e/kuendigung). Eine Mindestlaufzeit gibt es nicht.',
        ],
        [
          'Kann ich eine Lieferung auslassen?',
          'Ja, im Konto unter „Kommende Lieferungen“. Was du einmalig dazugelegt hast, wandert in die nächste Lieferung.',
        ],
        [
          'Was, wenn mein Kaffee ausverkauft ist?',
          'Dann kommt er mit der nächsten Lieferung, sobald er wieder da ist. Du kannst ihn im Konto auch tauschen.',
        ],
      ],
      'abo',
    ),
    faq(
      'Kaffee',
      [
        [
          'Wie lange hält Kaffee?',
          'Geschlossen schmeckt er sechs Monate gut, offen vier bis sechs Wochen. Danach ist er nicht schlecht, nur leiser. Mehr dazu im Beitrag [Kaffee lagern](/de/b/kaffee-lagern).',
        ],
        [
          'Mahlt ihr für mich?',
          'Ja, wähl beim Kaffee deine Zubereitung aus. Frisch gemahlen zu Hause schmeckt er trotzdem besser.',
        ],
        [
          'Ist euer Kaffee bio?',
          'Einige Sorten ja. Bei ihnen steht „Bio“ am Kaffee, dazu die Kontrollstelle DE-ÖKO-099. Viele kleine Farmen arbeiten ähnlich, können sich das Siegel aber nicht leisten.',
        ],
        ['Welcher passt zu mir?', 'Drei Fragen, ein Vorschlag: [Lieblingskaffee finden](/de/e/lieblingskaffee).'],
      ],
      'kaffee',
    ),
    faq(
      'Gutscheine und Spende',
      [
        ['Wo gebe ich meinen Gutschein ein?', 'Im Warenkorb. Erst wenn du auf „Einlösen“ drückst, gilt er.'],
        [
          'Was passiert mit dem Euro pro Kilo?',
          'Er geht an die [Lichtung Stiftung](/de/e/stiftung), in das Projekt, das du am Kaffee auswählst. Er ist im Preis enthalten.',
        ],
        [
          'Bekomme ich eine Spendenquittung?',
          'Für den Euro im Kaffeepreis nicht, denn die Spende leisten wir. Kaufst du zusätzlich eine Spende, stellt die Stiftung ab 20 € eine Quittung aus.',
        ],
      ],
      'gutscheine',
    ),
    shopPart('contactForm', 'kontakt'),
  ],
};
