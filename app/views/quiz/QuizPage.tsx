import {type ReactNode, useEffect, useRef} from 'react';

import {announce} from '../../client/live-region';
import {DECAF} from '../../config/quiz';
import {quizStep, answersQuery, withoutLast, type QuizAnswers} from '../../domain/quiz/answers';
import {useLanguage} from '../../i18n/use-translate';
import {contentPath, productPath} from '../../pages/paths';
import {Button} from '../../ui/Button';
import {Icon} from '../../ui/Icon';
import {PageWidth} from '../../ui/PageWidth';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import {AddToCartForm} from '../parts/AddToCartForm';
import {PriceTag} from '../parts/PriceTag';
import {ProductCards} from '../parts/ProductCard';
import type {QuizResult, QuizOffer} from './quiz-result';
import * as styles from './QuizPage.css';
import {QuizQuestion} from './QuizQuestion';
import {useTranslate} from './texts';

type Props = {
  readonly answers: QuizAnswers;
  /** `null` as long as there are questions, and where there is no coffee. */
  readonly result: QuizResult | null;
};

/** Shows the coffee match: one question at a time, then the coffee. Every step is an address of its own. */
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

/** Begins a step that came without a new document where it begins, also by keyboard and screen reader. */
export function QuizSteps({answered, children}: QuizStepsProps) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(answered);
  useEffect(() => {
    const step = page.current?.querySelector<HTMLElement>('[id^=quiz-][tabindex]');
    if (shown.current !== answered && step) {
      step.focus();
      // The focus tells the step: its title would say it once more.
      announce('');
    }
    shown.current = answered;
  }, [answered]);
  return <div ref={page}>{children}</div>;
}

type QuizMatchProps = {
  readonly answers: QuizAnswers;
  readonly result: QuizResult;
};

/** The result: the coffee, why it fits, a way to have it, and two others. */
function QuizMatch({answers, result}: QuizMatchProps) {
  const translate = useTranslate();
  const path = contentPath(useLanguage(), 'coffeeMatch');
  const {card, meets, offer, alternatives, isCaffeineOffered} = result;
  const isDecafSoldOut = meets.includes(DECAF) && !card.availableForSale;
  return (
    <>
      <section className={styles.banner} aria-labelledby="quiz-match">
        {card.picture && (
          <Picture
            className={styles.picture}
            picture={card.picture}
            sizes="(max-width: 576px) 88vw, (max-width: 768px) 36vw, 30rem"
            priority
            decorative
          />
        )}
        <div className={styles.words}>
          <p className={styles.eyebrow}>{translate('quiz:match.eyebrow')}</p>
          <h1 id="quiz-match" tabIndex={-1}>
            {translate('quiz:match.title', {title: card.title})}
          </h1>
          {card.taste.length > 0 && (
            <p className={styles.taste}>{translate('quiz:match.taste', {taste: card.taste.join(', ')})}</p>
          )}
          <Reasons result={result} />
          {offer === null ? (
            <p>{translate(isDecafSoldOut ? 'quiz:match.decafSoldOut' : 'quiz:match.soldOut')}</p>
          ) : (
            <Buy title={card.title} offer={offer} />
          )}
          <p>
            <TextLink href={productPath(useLanguage(), card.handle)} variant="standalone">
              {translate('quiz:match.details')}
            </TextLink>
          </p>
        </div>
      </section>
      <p className={styles.ways}>
        <Button href={path} variant="tertiary" inline>
          {translate('quiz:retake')}
        </Button>
        <Button href={path + answersQuery(withoutLast(answers))} variant="ghost" inline rel="nofollow">
          {translate('quiz:back')}
        </Button>
      </p>
      {alternatives.length > 0 && (
        <section className={styles.others} aria-labelledby="quiz-alternatives">
          <h2 id="quiz-alternatives">
            {translate(isCaffeineOffered ? 'quiz:match.withCaffeine' : 'quiz:match.alternatives')}
          </h2>
          <ProductCards cards={alternatives} columns={4} />
        </section>
      )}
    </>
  );
}

function Reasons({result: {meets, misses}}: {readonly result: QuizResult}) {
  const translate = useTranslate();
  return (
    <div className={styles.reasons}>
      {meets.length > 0 && (
        <>
          <p>{translate('quiz:match.reasons')}</p>
          <ul className={styles.met}>
            {meets.map((choice) => (
              <li key={choice} className={styles.reason}>
                <Icon name="check" size="small" />
                {translate(`quiz:match.meets.${choice}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      {misses.length > 0 && (
        <p className={styles.missed}>
          {translate('quiz:match.misses', {
            choice: misses.map((choice) => translate(`quiz:choice.${choice}`)).join(', '),
          })}
        </p>
      )}
    </div>
  );
}

function Buy({title, offer}: {readonly title: string; readonly offer: QuizOffer}) {
  const {variant, price, purchase, isPreOrder, firstShipment} = offer;
  const translate = useTranslate();
  return (
    <div className={styles.buy}>
      <p className={styles.variant}>{variant.title}</p>
      <PriceTag tag={price} size="large" />
      <p className={styles.note}>{translate('common:price.taxAndShipping')}</p>
      <AddToCartForm
        title={title}
        variant={variant}
        purchase={purchase}
        isPreOrder={isPreOrder}
        firstShipment={firstShipment}
        donation={variant.donationVariantId === null ? null : 'included'}
      />
    </div>
  );
}
