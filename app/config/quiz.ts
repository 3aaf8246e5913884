/**
 * The coffee match: three questions and their choices (Specification, section 3, Quiz choices). A choice is also the tag
 * that coffees which suit it carry on the platform. `name` is the parameter of the address that keeps the answer.
 */
export const QUIZ = [
  {name: 'drink', choices: ['coffee-black', 'coffee-decaf', 'coffee-with-milk', 'coffee-with-milk-and-sugar']},
  {
    name: 'method',
    choices: [
      'method-pour-over',
      'method-filter-coffee-machine',
      'method-french-press',
      'method-aeropress',
      'method-chemex',
      'method-espresso-machine',
      'method-full-automatic-machine',
      'method-espresso-maker',
    ],
  },
  {name: 'taste', choices: ['taste-classic', 'taste-curious', 'taste-adventurous']},
] as const;

export type QuizDefinition = (typeof QUIZ)[number];
export type QuizName = QuizDefinition['name'];
export type QuizChoice = QuizDefinition['choices'][number];

/** The tag of coffees without caffeine, and the answer that asks for one. */
export const DECAF = 'coffee-decaf' satisfies QuizChoice;

/** Coffees beside the matched one. */
export const QUIZ_ALTERNATIVES = 2;
