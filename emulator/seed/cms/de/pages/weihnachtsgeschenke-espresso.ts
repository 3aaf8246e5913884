import {cards, collectionRow, cta, text} from '../../blocks';
import type {PageSource} from '../../source';

export const weihnachtsgeschenkeEspressoPage: PageSource = {
  language: 'de',
  key: 'christmasPresentsEspresso',
  slug: 'weihnachtsgeschenke-espresso',
  title: 'Weihnachtsgeschenke für Espressofans',
  description:
    'Geschenkideen für Menschen mit Siebträger oder Herdkanne: Espresso, Mühle, Waage und ein Kurs in acht E-Mails.',
  blocks: [
    text(
      'Menschen mit Siebträgermaschine sind schwer zu beschenken: Sie haben schon alles und eine Meinung dazu. Das hier kommt trotzdem gut an.',
    ),
    cards('Vier Ideen', [
      [
        'Ein neuer Espresso',
        'Ceniza schmeckt nach Kardamom und Rauch. Den kennt vermutlich noch niemand in der Familie.',
        cta('Ceniza ansehen', '/de/p/ceniza'),
      ],
      [
        'Eine Waage',
        'Die meisten wiegen nicht. Wer einmal wiegt, hört nicht mehr auf.',
        cta('Kaffeewaage ansehen', '/de/p/kaffeewaage'),
      ],
      [
        'Eine Herdkanne',
        'Für alle, die den Kauf einer Maschine noch vor sich herschieben.',
        cta('Herdkanne ansehen', '/de/p/herdkanne'),
      ],
      [
        'Der Espressokurs',
        'Acht E-Mails in acht Wochen, kostenlos. Druck die Anmeldung aus und leg sie in die Tasse.',
        cta('Zum Kurs', '/de/e/newsletter#espressokurs'),
      ],
    ]),
    collectionRow('Alle Espressi', 'espresso-shop', cta('Zum Espresso', '/de/c/espresso-shop')),
    text(`
## Ein Wort zum Mahlen

Frag heimlich nach, ob eine Mühle im Haus ist. Wenn nicht, wähl beim Kaffee „gemahlen für Siebträger“ oder „für Herdkanne“. Gemahlener Espresso schmeckt zwei Wochen lang gut, ganze Bohnen zwei Monate.

Bestellschluss und Rückgabe stehen bei den [Weihnachtsgeschenken](/de/e/weihnachtsgeschenke).
`),
  ],
};
