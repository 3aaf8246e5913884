import {QUIZ} from '../../config/quiz';
import {QuizQuestion} from './QuizQuestion';

/** The first question, in the midst of what the editors say about it. */
export function QuizStart() {
  return <QuizQuestion answers={[]} number={1} question={QUIZ[0]} />;
}
