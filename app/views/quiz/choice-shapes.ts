import type {QuizChoice} from '../../config/quiz';
import type {tone} from './QuizQuestion.css';

/** A piece of paper: its colour, and its outline on a sheet of 120 × 90. */
type Shape = readonly [tone: keyof typeof tone, path: string];

/** The clearing that everything stands in: two hills. */
export const GROUND: readonly Shape[] = [
  ['moss', 'M0 62C24 48 52 52 78 60S110 64 120 58V90H0Z'],
  ['mossDeep', 'M0 76C30 66 74 70 120 74V90H0Z'],
];

const CUP = 'M42 44H78L74 70Q60 77 46 70Z';
const HANDLE = 'M76 49C90 45 94 60 75 65L76 60C86 57 84 51 75 54Z';
const STEAM = 'M54 36C48 29 60 26 55 18C65 25 54 29 58 36ZM66 36C60 29 72 26 67 18C77 25 66 29 70 36Z';
const BREW = 'M42 44A18 4.5 0 0 1 78 44A18 4.5 0 0 1 42 44Z';
const MILK = 'M48 43.5C52 40.5 62 41 66 43.5C70 46 60 47 56 46C52 45 50 46 48 43.5Z';

/** What each choice is drawn of, from back to front. */
export const CHOICE_SHAPES: Readonly<Record<QuizChoice, readonly Shape[]>> = {
  'coffee-black': [
    ['paper', HANDLE],
    ['paper', CUP],
    ['dark', BREW],
    ['mossDeep', STEAM],
  ],
  'coffee-decaf': [
    ['forest', 'M0 0H120V56C96 66 70 52 40 56S12 58 0 62Z'],
    ['sun', 'M86 10A14 14 0 1 0 98 32A12 12 0 0 1 86 10Z'],
    [
      'sun',
      'M24 16L25.5 20L29.5 21L25.5 22L24 26L22.5 22L18.5 21L22.5 20ZM46 24L47 27L50 28L47 29L46 32L45 29L42 28L45 27Z',
    ],
    ['paper', HANDLE],
    ['paper', CUP],
    ['roast', BREW],
  ],
  'coffee-with-milk': [
    ['leaf', 'M84 46H102L106 74H82L80 54Z'],
    ['forest', 'M84 46H102L103 51H80Z'],
    ['paper', 'M66 49C80 45 84 60 65 65L66 60C76 57 74 51 65 54Z'],
    ['paper', 'M32 44H68L64 70Q50 77 36 70Z'],
    ['roast', 'M32 44A18 4.5 0 0 1 68 44A18 4.5 0 0 1 32 44Z'],
    ['paper', 'M38 43.5C42 40.5 52 41 56 43.5C60 46 50 47 46 46C42 45 40 46 38 43.5Z'],
  ],
  'coffee-with-milk-and-sugar': [
    ['paper', HANDLE],
    ['paper', CUP],
    ['roast', BREW],
    ['paper', MILK],
    ['paper', 'M14 62L26 59L29 71L17 74Z'],
    ['moss', 'M26 59L31 63L34 74L29 71Z'],
    ['paper', 'M88 70L99 66L103 77L92 80Z'],
    ['moss', 'M99 66L104 70L107 79L103 77Z'],
    ['sun', 'M57 14L69 11L72 23L60 26Z'],
  ],
  'method-pour-over': [
    ['paper', 'M36 18H84L67 44H53Z'],
    ['dark', 'M42 23H78L75 27H45Z'],
    ['forest', 'M46 44H74V48H46Z'],
    ['paper', 'M46 50H74L80 78H40Z'],
    ['roast', 'M43 63H77L80 78H40Z'],
  ],
  'method-filter-coffee-machine': [
    ['forest', 'M32 14H86V27H52V72H88V80H32Z'],
    ['leaf', 'M56 27H84L80 42H60Z'],
    ['paper', 'M56 47H84V69Q70 75 56 69Z'],
    ['roast', 'M56 57H84V69Q70 75 56 69Z'],
    ['paper', 'M84 50C96 50 96 66 84 66V62C91 62 91 54 84 54Z'],
  ],
  'method-french-press': [
    ['forest', 'M58.5 8H61.5V24H58.5Z'],
    ['forest', 'M60 4A5 5 0 1 1 59.9 4Z'],
    ['paper', 'M43 26H77V78H43Z'],
    ['roast', 'M43 42H77V78H43Z'],
    ['dark', 'M43 50H77V54H43Z'],
    ['forest', 'M40 22H80V28H40Z'],
    ['forest', 'M77 34C96 32 96 68 77 66V61C88 62 88 39 77 40Z'],
  ],
  'method-aeropress': [
    ['paper', 'M53 8H67V26H53Z'],
    ['forest', 'M50 5H70V10H50Z'],
    ['leaf', 'M49 22H71V57H49Z'],
    ['dark', 'M49 44H71V57H49Z'],
    ['forest', 'M41 57H79V62H41Z'],
    ['paper', 'M46 62H74L70 80H50Z'],
  ],
  'method-chemex': [
    ['paper', 'M42 10H78L65 42L82 78H38L55 42Z'],
    ['roast', 'M45 63H75L82 78H38Z'],
    ['sun', 'M52 36H68V49H52Z'],
    ['roast', 'M52 41.5H68V43.5H52Z'],
  ],
  'method-espresso-machine': [
    ['forest', 'M28 16H92V30H46V66H92V78H28Z'],
    ['leaf', 'M28 16H92V22H28Z'],
    ['roast', 'M56 30H84V37H56Z'],
    ['dark', 'M50 38H66V42H30V38Z'],
    ['paper', 'M62 50H78L76 64H64Z'],
    ['roast', 'M69 42H71V50H69Z'],
  ],
  'method-full-automatic-machine': [
    ['forest', 'M30 12H90V80H30Z'],
    ['leaf', 'M36 18H84V30H36Z'],
    ['sun', 'M44 24A4 4 0 1 1 43.9 24ZM60 24A4 4 0 1 1 59.9 24Z'],
    ['mossDeep', 'M40 38H80V74H40Z'],
    ['dark', 'M54 38H66V46H54Z'],
    ['paper', 'M52 58H68L66 72H54Z'],
    ['roast', 'M57 46H58.5V58H57ZM61.5 46H63V58H61.5Z'],
  ],
  'method-espresso-maker': [
    ['forest', 'M44 24H76L72 50H48Z'],
    ['leaf', 'M44 24L60 12L76 24Z'],
    ['dark', 'M60 6A4 4 0 1 1 59.9 6Z'],
    ['leaf', 'M46 50H74V55H46Z'],
    ['forest', 'M47 55H73L78 80H42Z'],
    ['dark', 'M76 26H92V54H86V33H75Z'],
    ['leaf', 'M44 24L34 30L46 36Z'],
  ],
  'taste-classic': [
    ['roast', 'M26 38L84 30L90 62L32 70Z'],
    [
      'dark',
      'M44 35.5L46 35.3L51.5 67.3L49.5 67.6ZM63 33L65 32.7L70.5 64.7L68.5 65ZM29 53.5L87 45.5L87.4 47.5L29.4 55.5Z',
    ],
    ['sun', 'M86 62C92 56 104 58 105 67C106 76 94 81 87 75C83 71 83 66 86 62Z'],
    ['roast', 'M90 60C96 64 98 70 97 77L95 77.5C96 70 93 64 88.5 61Z'],
  ],
  'taste-curious': [
    ['leaf', 'M58 22C68 8 88 12 94 18C86 30 68 32 58 22Z'],
    ['berry', 'M46 36A15 15 0 1 1 45.9 36Z'],
    ['berry', 'M74 34A16 16 0 1 1 73.9 34Z'],
    ['forest', 'M59 20L61 20L62 34L76 36L75 38L61 36L48 39L47 37L59.5 33Z'],
    ['sun', 'M94 56A9 9 0 1 1 93.9 56Z'],
  ],
  'taste-adventurous': [
    ['sun', 'M90 8A14 14 0 1 1 89.9 8Z'],
    ['forest', 'M8 80L48 20L66 47L80 30L114 80Z'],
    ['paper', 'M48 20L58 35L51 33L46 38L40 32Z'],
    ['leaf', 'M0 82C24 66 44 76 62 72S98 64 120 74V90H0Z'],
    ['berry', 'M47 20V4L62 9L49 13V20Z'],
  ],
};
