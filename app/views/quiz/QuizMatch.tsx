import {contentPath, productPath} from '../../pages/paths';
import type {QuizAnswers} from '../../domain/quiz/answers';
import {answersQuery, withoutLast} from '../../domain/quiz/answers';
import {useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Icon} from '../../ui/Icon';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import {AddToCartForm} from '../parts/AddToCartForm';
import {PriceTag} from '../parts/PriceTag';
import {ProductCards} from '../parts/ProductCard';
import type {QuizOffer, QuizResult} from './quiz-result';
import * as styles from './QuizMatch.css';
import {useTranslate} from './texts';

type Props = {
  readonly answers: QuizAnswers;
  readonly result: QuizResult;
};

/** The result: the coffee, why it fits, a way to have it, and two others. */
export function QuizMatch({answers, result}: Props) {
  const translate = useTranslate();
  const path = contentPath(useLanguage(), 'coffeeMatch');
  const {card, offer, alternatives} = result;
  return (
    <>
      <section className={styles.banner} aria-labelledby="quiz-match">
        {card.picture && (
          <Picture
            className={styles.picture}
            picture={card.picture}
            sizes="(max-width: 768px) 92vw, 30rem"
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
          {offer === null ? <p>{translate('quiz:match.soldOut')}</p> : <Buy title={card.title} offer={offer} />}
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
          <h2 id="quiz-alternatives">{translate('quiz:match.alternatives')}</h2>
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
          <ul>
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
