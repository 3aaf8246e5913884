import type {PostSource} from '../../source';

export const arabicaUndRobusta: PostSource = {
  language: 'de',
  key: 'arabica-robusta',
  slug: 'arabica-und-robusta',
  title: 'Arabica und Robusta: zwei ungleiche Geschwister',
  excerpt: 'Die eine wächst hoch und langsam, die andere tief und kräftig. Warum wir beide rösten und wofür.',
  author: 'malte',
  category: 'knowledge',
  date: '2025-02-06',
  picture: 'boa-luz-clearing',
  related: ['boa-luz', 'waldgold', 'morgentau'],
  body: `
Auf vielen Packungen steht „100 % Arabica“ wie ein Orden. Das ist ungefähr so aussagekräftig wie „100 % Apfel“. Es gibt großartigen und es gibt miserablen Arabica. Und es gibt Robusta, für den wir Umwege fahren.

## Was sie unterscheidet

Arabica wächst ab etwa 900 Metern, reift langsam und bildet dabei viel Zucker und Säure. Sie ist empfindlich, mag keine Hitze und fängt sich leicht Pilze ein. Robusta heißt so, weil sie robust ist: Sie wächst tiefer, trägt mehr, wehrt sich mit doppelt so viel Koffein gegen Insekten und schmeckt nach Kakao, Nuss und Erde.

## Warum Robusta im Espresso hilft

Zehn bis zwanzig Prozent guter Robusta geben einem Espresso eine dichte Crema und Halt in der Milch. Ohne sie schmeckt ein Cappuccino oft, als hätte jemand den Kaffee vergessen. Guter Robusta wird gepflückt wie Arabica, also nur reif, und gewaschen. Der Sack kostet dann auch fast so viel.

## Unser Rat

Trinkst du Filterkaffee, bleib bei Arabica. Trinkst du Espresso mit Milch, probier eine Mischung mit Robusta. Trinkst du gern gegen Vorurteile an, frag uns nach der Probe aus Indien, die gerade auf meinem Tisch steht. Sie schmeckt nach Haselnuss und ein wenig nach Trotz.
`,
};
