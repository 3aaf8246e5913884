import type {PostSource} from '../../source';

export const zertifiziertesUnternehmen: PostSource = {
  language: 'de',
  key: 'certified-company',
  slug: 'zertifiziertes-unternehmen',
  title: 'Zertifiziert: was dahintersteckt und was nicht',
  excerpt:
    'Seit 2025 sind wir nach dem Standard eines unabhängigen Prüfvereins zertifiziert. Was geprüft wurde und wo wir durchgefallen sind.',
  author: 'jonna',
  category: 'roastery',
  date: '2025-05-22',
  picture: 'scene-roastery',
  related: ['waldgold'],
  body: `
Auf unserer Startseite ist ein neues Zeichen, und ihr fragt zu Recht, was es bedeutet. Kurz: Ein Verein, an dem wir nicht beteiligt sind, hat uns elf Monate lang geprüft.

## Was geprüft wurde

Zweihundert Fragen zu fünf Bereichen: Führung, Belegschaft, Lieferkette, Umwelt, Kundschaft. Zu jeder Antwort gehört ein Beleg. Lohnlisten, Verträge mit Farmen, Stromrechnungen, Beschwerden und was daraus wurde. Zwei Prüferinnen waren drei Tage hier und haben mit Leuten gesprochen, die sie selbst ausgesucht haben.

Nötig waren 80 von 200 Punkten. Wir haben 112,4.

## Wo wir schlecht waren

Bei der Energie. Unsere kleine Trommel läuft mit Gas, und wie viel sie braucht, wussten wir bis dahin nicht einmal genau. Jetzt hängt ein Zähler daran. Auch eine Regelung für Fälle, in denen sich jemand über die Geschäftsführung beschweren will, hatten wir nicht. Jetzt gibt es eine Anwältin außerhalb der Firma, erreichbar über [hinweise.lichtung.example](https://hinweise.lichtung.example).

## Was das Zeichen nicht sagt

Es sagt nichts darüber, ob ein einzelner Beutel besser ist als ein anderer. Es gilt für die Firma und für drei Jahre. Dann kommen die Prüferinnen wieder, und der Gaszähler hoffentlich mit einer kleineren Zahl.
`,
};
