import type {Language} from '../../config/language';
import type {Block, Letter} from '../compose';
import {unsubscribeFooter} from './newsletter';

type Lesson = {readonly title: string; readonly blocks: readonly Block[]};

const LESSONS: Readonly<Record<Language, readonly Lesson[]>> = {
  de: [
    {
      title: 'Was ein Espresso ist',
      blocks: [
        'ein Espresso ist Kaffee unter Druck: rund neun Bar, 25 bis 30 Sekunden, etwa doppelt so viel Getränk wie Pulver. Alles Weitere ist Feineinstellung.',
        'Für diese Woche: Wieg einmal, was du sonst schätzt. Wie viel Gramm Pulver kommen in dein Sieb, wie viel Gramm Espresso in die Tasse? Schreib beides auf. Das ist dein Ausgangspunkt.',
      ],
    },
    {
      title: 'Die Mühle entscheidet',
      blocks: [
        'läuft der Espresso in 15 Sekunden durch, ist er dünn und sauer. Braucht er 45, ist er bitter. Dazwischen liegt dein Mahlgrad.',
        'Für diese Woche: Ändere nur die Mühle, sonst nichts. Ein kleiner Schritt feiner, ein Bezug, ein Schluck. Nach jeder Änderung zwei Bezüge abwarten, denn im Mahlwerk liegt noch Pulver von vorher.',
      ],
    },
    {
      title: 'Dosis und Verhältnis',
      blocks: [
        'unser Ausgangspunkt heißt 1 zu 2: 18 Gramm Pulver, 36 Gramm Espresso. Kürzer wird er dichter und süßer, länger wird er klarer.',
        'Für diese Woche: Bleib bei deiner Dosis und zieh einmal 1 zu 1,5, einmal 1 zu 2, einmal 1 zu 2,5. Welcher schmeckt dir am besten? Es gibt keine falsche Antwort.',
      ],
    },
    {
      title: 'Verteilen und andrücken',
      blocks: [
        'das Wasser nimmt den leichtesten Weg. Liegt das Pulver ungleich, schießt es durch eine Lücke: ein Teil bleibt sauer, der andere wird bitter.',
        'Für diese Woche: Klopf den Siebträger seitlich ab, bis das Pulver eben liegt, und drück dann gerade an. Wie fest, ist fast egal. Gerade ist wichtig.',
      ],
    },
    {
      title: 'Temperatur',
      blocks: [
        'helle Röstungen mögen es heißer, 93 bis 95 Grad, dunkle kühler, 88 bis 91. Kannst du die Temperatur nicht einstellen, hilft Geduld: Lass die Maschine mindestens 20 Minuten aufheizen.',
        'Für diese Woche: Wärm Siebträger und Tasse vor. Das sind oft drei Grad in der Tasse.',
      ],
    },
    {
      title: 'Sauer oder bitter',
      blocks: [
        'sauer heißt zu wenig gelöst: feiner mahlen, länger ziehen, heißer brühen. Bitter heißt zu viel gelöst: gröber mahlen, kürzer ziehen, kühler brühen.',
        'Für diese Woche: Zieh mit Absicht einen zu sauren und einen zu bitteren Espresso und probier sie nebeneinander. Danach erkennst du beide im Schlaf.',
      ],
    },
    {
      title: 'Milch',
      blocks: [
        'gute Milch ist warm, nicht heiß: bei 60 Grad ist sie am süßesten, darüber schmeckt sie gekocht. Erst Luft ziehen, bis die Kanne handwarm ist, dann nur noch rollen lassen.',
        'Für diese Woche: Üb mit Wasser und einem Tropfen Spülmittel. Es schäumt ähnlich und kostet nichts.',
      ],
    },
    {
      title: 'Sauber bleiben',
      blocks: [
        'altes Kaffeefett schmeckt ranzig, und du gewöhnst dich daran, ohne es zu merken. Nach jedem Bezug das Sieb ausspülen, jede Woche rückspülen, jeden Monat die Mühle auspinseln.',
        'Das war der Kurs. Wenn etwas nicht klappt, antworte auf diese E-Mail: Hier sitzen Menschen, die jeden Tag Espresso ziehen.',
      ],
    },
  ],
  en: [
    {
      title: 'What an espresso is',
      blocks: [
        'An espresso is coffee under pressure: around nine bar, 25 to 30 seconds, about twice as much drink as ground coffee. Everything else is fine-tuning.',
        'This week: weigh what you usually guess. How many grams of coffee go into your basket, and how many grams of espresso end up in the cup? Write both down. That’s your starting point.',
      ],
    },
    {
      title: 'The grinder decides',
      blocks: [
        'If your espresso runs through in 15 seconds, it’s thin and sour. If it takes 45, it’s bitter. Your grind lies somewhere in between.',
        'This week: change the grind and nothing else. One small step finer, one shot, one sip. Pull two shots after each change before you judge, because there’s still old coffee in the burrs.',
      ],
    },
    {
      title: 'Dose and ratio',
      blocks: [
        'Our starting point is 1 to 2: 18 grams of coffee, 36 grams of espresso. A shorter shot is denser and sweeter, a longer one clearer.',
        'This week: keep your dose and pull one shot at 1 to 1.5, one at 1 to 2 and one at 1 to 2.5. Which do you like best? There’s no wrong answer.',
      ],
    },
    {
      title: 'Distributing and tamping',
      blocks: [
        'Water takes the easiest route. If the coffee lies unevenly, it shoots through a gap: one part stays sour, the other turns bitter.',
        'This week: tap the side of the portafilter until the coffee lies level, then tamp straight. How hard barely matters. Straight does.',
      ],
    },
    {
      title: 'Temperature',
      blocks: [
        'Light roasts like it hotter, 93 to 95 degrees, dark ones cooler, 88 to 91. If you can’t set the temperature, patience helps: let the machine warm up for at least 20 minutes.',
        'This week: warm the portafilter and the cup first. That’s often worth three degrees in the cup.',
      ],
    },
    {
      title: 'Sour or bitter',
      blocks: [
        'Sour means too little was extracted: grind finer, pull longer, brew hotter. Bitter means too much: grind coarser, pull shorter, brew cooler.',
        'This week: pull one espresso too sour and one too bitter on purpose, and taste them side by side. After that, you’ll know both in your sleep.',
      ],
    },
    {
      title: 'Milk',
      blocks: [
        'Good milk is warm, not hot: it’s sweetest at 60 degrees, and tastes cooked above that. Draw in air until the jug is as warm as your hand, then just let it roll.',
        'This week: practise with water and a drop of washing-up liquid. It froths in much the same way and costs nothing.',
      ],
    },
    {
      title: 'Keeping clean',
      blocks: [
        'Old coffee oil tastes rancid, and you get used to it without noticing. Rinse the basket after every shot, backflush every week, brush out the grinder every month.',
        'That was the course. If something isn’t working, just reply to this e-mail: the people here pull espresso every day.',
      ],
    },
  ],
};

/** How many lessons there are: one a week. Specification, section 9, "Newsletter". */
export const LESSON_COUNT = 8;

/** Returns a lesson of the espresso course, counted from 1. */
export function lessonLetter(language: Language, number: number, unsubscribeUrl: string): Letter {
  const lesson = LESSONS[language][number - 1];
  if (lesson === undefined) throw new RangeError(`The espresso course has no lesson ${number}`);
  const name = language === 'de' ? 'Espressokurs' : 'Espresso course';
  return {
    subject: `${name} ${number}/${LESSON_COUNT}: ${lesson.title}`,
    blocks: [language === 'de' ? 'Hallo,' : 'Hello,', ...lesson.blocks],
    footer: unsubscribeFooter(language, 'espresso', unsubscribeUrl),
  };
}
