import {faq, shopPart, text} from '../../blocks';
import type {PageSource} from '../../source';

export const geschenkaboEinloesenPage: PageSource = {
  language: 'de',
  key: 'redeemGiftSubscription',
  slug: 'geschenkabo-einloesen',
  title: 'Geschenkabo einlösen',
  description:
    'Code eingeben, Adresse eintragen, fertig: So startest du dein geschenktes Kaffee-Abo. Bezahlt ist schon alles.',
  blocks: [
    text(
      'Jemand mag dich. Gib den Code ein, der in der E-Mail oder auf dem Ausdruck steht. Danach fragen wir nur noch nach deiner Adresse. Bezahlt ist schon alles, auch der Versand.',
    ),
    shopPart('redeemGiftSubscription', 'einloesen'),
    faq('Fragen zum Einlösen', [
      [
        'Wann kommt der erste Kaffee?',
        'Wir rösten an einem der nächsten Werktage. In Deutschland ist das Paket 1–3 Werktage später da, danach alle vier Wochen.',
      ],
      [
        'Der Code geht nicht.',
        'Achte auf O und 0. Jeder Code gilt einmal. Steht da, er sei schon eingelöst, und du warst es nicht, ruf uns an: [+49 40 66969 120](tel:+494066969120).',
      ],
      [
        'Brauche ich ein Konto?',
        'Nein. Mit der E-Mail-Adresse, die du angibst, kannst du später eines öffnen und Lieferungen verschieben oder die Adresse ändern.',
      ],
      [
        'Was passiert am Ende?',
        'Nichts. Es hört von selbst auf. Mit der letzten Lieferung fragen wir dich einmal per E-Mail, ob du weitermachen willst.',
      ],
    ]),
  ],
};
