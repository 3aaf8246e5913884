import {type ReactNode, useEffect, useRef} from 'react';

import {type QuizAnswers, quizStep} from '../../domain/quiz/answers';
import {PageWidth} from '../../ui/PageWidth';
import type {QuizResult} from './quiz-result';
import {QuizMatch} from './QuizMatch';
import * as styles from './QuizPage.css';
import {QuizQuestion} from './QuizQuestion';
import {useTranslate} from './texts';

type Props = {
  readonly answers: QuizAnswers;
  /** `null` as long as there are questions, and where there is no coffee. */
  readonly result: QuizResult | null;
};

/** The coffee match: one question at a time, then the coffee. Every step is an address of its own. */
export function QuizPage({answers, result}: Props) {
  const translate = useTranslate();
  const step = quizStep(answers);
  return (
    <PageWidth className={styles.page}>
      {step.at === 'question' ? (
        <>
          <header className={styles.head}>
            <h1 className={answers.length === 0 ? styles.title : styles.running}>{translate('quiz:title')}</h1>
            {answers.length === 0 && <p className={styles.lead}>{translate('quiz:lead')}</p>}
          </header>
          <QuizQuestion answers={answers} number={step.number} question={step.question} />
        </>
      ) : result === null ? (
        <header className={styles.head}>
          <h1>{translate('quiz:none.title')}</h1>
          <p className={styles.lead}>{translate('quiz:none.text')}</p>
        </header>
      ) : (
        <QuizMatch answers={answers} result={result} />
      )}
    </PageWidth>
  );
}

type QuizStepsProps = {
  /** How many questions are answered. */
  readonly answered: number;
  /** The step. */
  readonly children: ReactNode;
};

/** A step that came without a new document is begun where it begins, also by keyboard and screen reader. */
export function QuizSteps({answered, children}: QuizStepsProps) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(answered);
  useEffect(() => {
    if (shown.current !== answered) page.current?.querySelector<HTMLElement>('[id^=quiz-][tabindex]')?.focus();
    shown.current = answered;
  }, [answered]);
  return <div ref={page}>{children}</div>;
}
