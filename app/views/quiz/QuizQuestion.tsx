import {type QuizDefinition as Question, QUIZ, type QuizChoice} from '../../config/quiz';
import {answersQuery, type QuizAnswers, withAnswer, withoutLast} from '../../domain/quiz/answers';
import {useLanguage} from '../../i18n/use-translate';
import {contentPath} from '../../pages/paths';
import {Link} from '../../ui/Link';
import {Progress} from '../../ui/Progress';
import {TextLink} from '../../ui/TextLink';
import {CHOICE_SHAPES, GROUND} from './choice-shapes';
import * as styles from './QuizQuestion.css';
import {useTranslate} from './texts';

type Props = {
  readonly answers: QuizAnswers;
  /** From 1. */
  readonly number: number;
  readonly question: Question;
};

/** Shows one question; each choice leads to the next step. */
export function QuizQuestion({answers, number, question}: Props) {
  const translate = useTranslate();
  const path = contentPath(useLanguage(), 'coffeeMatch');
  const progress = translate('quiz:progress', {number, count: QUIZ.length});
  return (
    <section className={styles.question} aria-labelledby="quiz-question">
      <div className={styles.progress}>
        <p>{progress}</p>
        <Progress label={progress} percent={Math.trunc(((number - 1) / QUIZ.length) * 100)} />
      </div>
      <h2 className={styles.title} id="quiz-question" tabIndex={-1}>
        {translate(`quiz:question.${question.name}`)}
      </h2>
      <ul className={styles.choices}>
        {question.choices.map((choice) => (
          <li key={choice} className={styles.choice}>
            <ChoicePicture choice={choice} />
            <Link
              className={styles.link}
              href={path + answersQuery(withAnswer(answers, question.name, choice))}
              rel="nofollow"
            >
              {translate(`quiz:choice.${choice}`)}
            </Link>
            {isTaste(choice) && <p className={styles.hint}>{translate(`quiz:hint.${choice}`)}</p>}
          </li>
        ))}
      </ul>
      {answers.length > 0 && (
        <p>
          <TextLink href={path + answersQuery(withoutLast(answers))} variant="standalone">
            {translate('quiz:back')}
          </TextLink>
        </p>
      )}
    </section>
  );
}

const TASTES = QUIZ[2].choices;

function isTaste(choice: Question['choices'][number]): choice is (typeof TASTES)[number] {
  return TASTES.some((taste) => taste === choice);
}

/** A choice as layers of cut paper. It says nothing to screen readers: the words stand below it. */
function ChoicePicture({choice}: {readonly choice: QuizChoice}) {
  return (
    <svg className={styles.picture} viewBox="0 0 120 90" aria-hidden="true" focusable="false">
      {[...GROUND, ...CHOICE_SHAPES[choice]].map(([tone, path], index) => (
        <path key={index} className={styles.tone[tone]} d={path} />
      ))}
    </svg>
  );
}

/** Shows the first question, in the midst of what the editors say about it. */
export function QuizStart() {
  return <QuizQuestion answers={[]} number={1} question={QUIZ[0]} />;
}
