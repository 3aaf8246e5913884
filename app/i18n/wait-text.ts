import {LOCALES, type Language} from '../config/languages';
import type {FormProblem} from '../domain/form/form-answer';

/** Beyond so many minutes a wait is told in hours. */
const LONGEST_IN_MINUTES = 90;

/** Returns how long a visitor has to wait after too many forms, rounded up: '42 minutes', '24 hours'; empty for another problem. */
export function waitText<Code extends string>(problem: FormProblem<Code>, language: Language): string {
  if (!('seconds' in problem)) return '';
  const minutes = Math.ceil(problem.seconds / 60);
  const [unit, count] = minutes > LONGEST_IN_MINUTES ? ['hour', Math.ceil(minutes / 60)] : ['minute', minutes];
  return new Intl.NumberFormat(LOCALES[language].locale, {style: 'unit', unit, unitDisplay: 'long'}).format(count);
}
