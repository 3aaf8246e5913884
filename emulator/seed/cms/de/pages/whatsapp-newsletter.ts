import {steps, text} from '../../blocks';
import type {PageSource} from '../../source';

export const whatsappNewsletterPage: PageSource = {
  language: 'de',
  key: 'whatsappNewsletter',
  slug: 'whatsapp-newsletter',
  title: 'Kaffeepost aufs Telefon',
  seoTitle: 'WhatsApp-Newsletter',
  description:
    'Neue Kaffees und knappe Mengen als kurze Nachricht auf dein Telefon: wie du dich an- und abmeldest und was mit deinen Daten ist.',
  blocks: [
    text(
      'Manche Kaffees sind nach einem Tag weg. Wer eine Nachricht aufs Telefon bekommt, ist schneller als wer E-Mails liest. Höchstens zweimal im Monat, nie vor neun Uhr.',
    ),
    steps('So meldest du dich an', [
      ['Nummer speichern', 'Leg +49 40 66969 120 als „Lichtung“ in deinen Kontakten ab.'],
      ['Schreiben', 'Schick „Start“ an diese Nummer.'],
      ['Bestätigen', 'Du bekommst eine Rückfrage. Erst wenn du mit „Ja“ antwortest, stehst du auf der Liste.'],
    ]),
    text(`
## Abmelden

Schick „Stopp“. Du bekommst eine letzte Nachricht, dass es geklappt hat.

## Was mit deinen Daten ist

Wir speichern deine Telefonnummer, den Zeitpunkt deiner Bestätigung und sonst nichts. Der Nachrichtendienst selbst sieht, dass du uns schreibst, darauf haben wir keinen Einfluss. Wenn dir das nicht gefällt, nimm den [Newsletter per E-Mail](/de/e/newsletter): Dort steht dasselbe, nur mit mehr Absätzen. Alles Weitere in der [Datenschutzerklärung](/de/e/datenschutz#newsletter).
`),
  ],
};
