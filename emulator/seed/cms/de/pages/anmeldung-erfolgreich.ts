import {cards, cta, text} from '../../blocks';
import type {PageSource} from '../../source';

export const anmeldungErfolgreichPage: PageSource = {
  language: 'de',
  key: 'signUpSuccessful',
  slug: 'anmeldung-erfolgreich',
  title: 'Anmeldung erfolgreich',
  description:
    'Deine Anmeldung zum Newsletter hat geklappt. Was dich erwartet und womit du bis zur ersten Ausgabe anfangen kannst.',
  noindex: true,
  blocks: [
    text(
      'Deine Adresse ist bestätigt, du stehst auf der Liste. Die nächste Ausgabe kommt am ersten oder dritten Donnerstag des Monats, je nachdem, was näher liegt. Bis dahin haben wir etwas zum Lesen und zum Trinken.',
    ),
    cards('Bis dahin', [
      ['Ein Kaffee für dich', 'Drei Fragen, ein Vorschlag.', cta('Lieblingskaffee finden', '/de/e/lieblingskaffee')],
      [
        'Besser brühen',
        'Zwölf Anleitungen mit Mengen und Zeiten.',
        cta('Zu den Anleitungen', '/de/e/bruehanleitungen'),
      ],
      ['Geschichten', 'Von Farmen, Fehlern und Filterpapier.', cta('Zum Blog', '/de/a')],
    ]),
    text(
      'Abmelden kannst du dich jederzeit mit einem Klick unter jeder E-Mail. Deine Adresse geben wir nicht weiter, und wir schreiben nicht öfter als zweimal im Monat, auch nicht im November. Wenn du im Formular den Espressokurs gewählt hast, kommt die erste von acht E-Mails am kommenden Montag.',
    ),
  ],
};
