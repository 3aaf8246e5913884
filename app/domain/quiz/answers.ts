import {QUIZ, type QuizChoice, type QuizName, type QuizDefinition} from '../../config/quiz';

/** The answers so far, in the order of the questions. */
export type QuizAnswers = readonly {readonly name: QuizName; readonly choice: QuizChoice}[];

/** Where a visitor stands: at a question, or at the match (Specification, section 4, Other flows: 1 → 2 → 3 → match). */
export type QuizStep =
  | {readonly at: 'question'; readonly number: number; readonly question: QuizDefinition}
  | {readonly at: 'match'};

/** Reads the answers of an address; from the first question on that has none, or one that it does not know, none counts. */
export function parseAnswers(parameters: URLSearchParams): QuizAnswers {
  const answers: {name: QuizName; choice: QuizChoice}[] = [];
  for (const {name, choices} of QUIZ) {
    const given = parameters.get(name);
    const choice = choices.find((each) => each === given);
    if (choice === undefined) break;
    answers.push({name, choice});
  }
  return answers;
}

/** Returns the step that follows from the answers. */
export function quizStep(answers: QuizAnswers): QuizStep {
  const question = QUIZ[answers.length];
  return question === undefined ? {at: 'match'} : {at: 'question', number: answers.length + 1, question};
}

/** Returns the answers with one more. */
export function withAnswer(answers: QuizAnswers, name: QuizName, choice: QuizChoice): QuizAnswers {
  return [...answers, {name, choice}];
}

/** Returns the answers without the last one: back to the previous question. */
export function withoutLast(answers: QuizAnswers): QuizAnswers {
  return answers.slice(0, -1);
}

/** Returns the query of an address that keeps the answers, with its `?`; empty at the start. */
export function answersQuery(answers: QuizAnswers): string {
  return answers.length === 0 ? '' : `?${answers.map(({name, choice}) => `${name}=${choice}`).join('&')}`;
}
