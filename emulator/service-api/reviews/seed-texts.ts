/** Reviews that were written before the shop opened here: stars, title, text. None of them names a taste or a size. */
export type SeedText = readonly [stars: number, title: string, text: string];

type Kind = 'coffee' | 'gear';

export const SEED_TEXTS: Readonly<Record<'de' | 'en', Readonly<Record<Kind, readonly SeedText[]>>>> = {
  de: {
    coffee: [
      [5, 'Steht jetzt immer im Regal', 'Dritte Tüte, und er schmeckt wie die erste. Genau das will ich morgens.'],
      [5, 'Sehr frisch', 'Röstdatum war vier Tage alt, Lieferung in zwei Tagen. Beim Aufgießen steigt er richtig auf.'],
      [
        5,
        'Endlich verstehe ich den Unterschied',
        'Ich habe ihn neben meinen alten Kaffee gestellt und danach den alten verschenkt.',
      ],
      [5, 'Auch kalt noch gut', 'Die letzte Tasse aus der Kanne trinke ich sonst nie. Hier schon.'],
      [5, 'Danke für die Brühkarte', 'Mit der Dosis von der Seite war schon der erste Versuch ein Treffer.'],
      [5, 'Für Besuch', 'Alle fragen, woher der ist. Mehr muss ich nicht sagen.'],
      [5, 'Verträgt sich gut', 'Ich bin empfindlich und hatte lange keinen mehr, den ich so gern trinke.'],
      [5, 'Im Abo', 'Alle vier Wochen ist genau richtig, und verschieben ging in einer Minute.'],
      [4, 'Gut, aber eigen', 'Beim ersten Mal war ich unsicher, nach einer Woche überzeugt. Nicht für jeden Tag.'],
      [4, 'Feiner mahlen als gedacht', 'Am Anfang war er etwas dünn. Zwei Stufen feiner, und er saß.'],
      [5, 'Ehrlich beschrieben', 'Was auf der Tüte steht, ist in der Tasse. Das ist seltener, als man meint.'],
      [3, 'Nicht ganz meins', 'Gut geröstet, keine Frage. Mein Geschmack ist er nicht, ich probiere den nächsten.'],
    ],
    gear: [
      [5, 'Solide', 'Jeden Morgen in Gebrauch, nichts wackelt, nichts klappert.'],
      [5, 'Gut verpackt', 'Kam heil und ohne Plastikberge. Anleitung auf einer Seite, mehr braucht es nicht.'],
      [5, 'Hätte ich früher kaufen sollen', 'Der Unterschied in der Tasse ist größer, als ich dachte.'],
      [5, 'Schön und praktisch', 'Steht offen in der Küche und darf da bleiben.'],
      [5, 'Ersatzteil in zwei Tagen', 'Eine Dichtung fehlte, eine Mail, zwei Tage später war sie da.'],
      [4, 'Fast perfekt', 'Einen Stern Abzug, weil die Reinigung etwas Geduld braucht. Sonst sehr zufrieden.'],
      [5, 'Als Geschenk', 'Wurde ausgepackt und am selben Abend dreimal benutzt.'],
      [3, 'Kleiner als erwartet', 'Die Maße stehen auf der Seite, ich habe nicht nachgemessen. Verarbeitung ist gut.'],
    ],
  },
  en: {
    coffee: [
      [5, 'Always on the shelf now', 'Third bag, and it tastes like the first. Just what I want in the morning.'],
      [5, 'Very fresh', 'Roasted four days before it arrived. It blooms like it should.'],
      [5, 'Now I get the difference', 'I put it next to my old coffee and gave the old one away.'],
      [5, 'Good even cold', 'I never finish the last cup of the pot. I do with this one.'],
      [5, 'Thanks for the brew guide', 'With the dose from the page the first try was already right.'],
      [5, 'For guests', 'Everyone asks where it is from. That is all I need to say.'],
      [5, 'On subscription', 'Every four weeks is just right, and moving a delivery took a minute.'],
      [4, 'Good, with a mind of its own', 'Unsure on day one, convinced after a week. Not for every day.'],
      [4, 'Grind finer than you think', 'A little thin at first. Two clicks finer and it was there.'],
      [5, 'Honestly described', 'What it says on the bag is in the cup. Rarer than you would think.'],
      [3, 'Not quite mine', 'Well roasted, no question. It is not my taste, I will try the next one.'],
    ],
    gear: [
      [5, 'Solid', 'Used every morning, nothing wobbles, nothing rattles.'],
      [5, 'Well packed', 'Arrived in one piece without mountains of plastic. One page of instructions is enough.'],
      [5, 'Should have bought it sooner', 'The difference in the cup is bigger than I thought.'],
      [5, 'Handsome and useful', 'It stands in the open in our kitchen, and it may stay there.'],
      [4, 'Almost perfect', 'One star less because cleaning takes a little patience. Very happy otherwise.'],
      [5, 'As a present', 'Unpacked and used three times the same evening.'],
      [3, 'Smaller than expected', 'The measurements are on the page, I did not check. Well made, though.'],
    ],
  },
};

export const SEED_AUTHORS: Readonly<Record<'de' | 'en', readonly string[]>> = {
  de: [
    'Jana P.',
    'Tobias R.',
    'Mehmet A.',
    'Greta',
    'Henrik W.',
    'Sofia L.',
    'Karl-Heinz',
    'Mila B.',
    'Oskar',
    'Anne S.',
    'Yusuf',
    'Petra K.',
    'Lennart',
    'Ilse M.',
  ],
  en: [
    'Hannah T.',
    'Callum',
    'Priya S.',
    'Tom W.',
    'Aoife',
    'Marcus L.',
    'Ellen',
    'Jonas V.',
    'Rosa',
    'Ben H.',
    'Ines C.',
    'Dylan',
  ],
};
