import {reviewPath} from '../../pages/paths';
import type {Fallible} from '../../domain/fallible';
import {starShares, type Review, type ReviewFigures, type ReviewList as Page} from '../../domain/product/review';
import {starDisplay} from '../../domain/rating';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {muted, prose} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {Disclosure} from '../../ui/Disclosure';
import {PageWidth} from '../../ui/PageWidth';
import {Stars} from '../../ui/Stars';
import * as styles from './Reviews.css';
import {useTranslate} from './texts';

type Props = {
  /** `null` for what nobody can review. */
  readonly reviews: Fallible<Page | null>;
  /** Of the product. */
  readonly handle: string;
};

/** What shoppers say, how it adds up, and how it is checked (§ 5b UWG). */
export function Reviews({reviews, handle}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  if (reviews.state === 'ready' && reviews.data === null) return null;
  const page = reviews.state === 'ready' ? reviews.data : null;
  return (
    <PageWidth as="section" className={styles.section} id="reviews" aria-labelledby="reviews-title">
      <div className={styles.figures}>
        <h2 id="reviews-title">{translate('details:reviews.title')}</h2>
        {page && <Figures figures={page.figures} />}
        <Button href={reviewPath(language, handle)} variant="tertiary">
          {translate('details:reviews.write')}
        </Button>
      </div>
      <div className={styles.list}>
        {page ? <Texts page={page} /> : <p className={muted}>{translate('details:reviews.unavailable')}</p>}
        <Disclosure summary={translate('details:reviews.checked')}>
          <p className={prose}>{translate('details:reviews.checkedText')}</p>
        </Disclosure>
      </div>
    </PageWidth>
  );
}

function Figures({figures}: {readonly figures: ReviewFigures}) {
  const translate = useTranslate();
  const format = useFormat();
  const {average, count} = figures;
  if (average === null) return null;
  return (
    <>
      <p className={styles.average}>{translate('details:reviews.average', {rating: format.rating(average)})}</p>
      <Stars
        {...starDisplay(average)}
        size="lg"
        label={translate('common:starRating', {rating: format.rating(average)})}
      />
      <p>{translate('details:reviewCount', {count})}</p>
      <ul className={styles.shares}>
        {starShares(figures).map((share) => (
          <li key={share.stars} className={styles.share}>
            <span>{translate('details:reviews.stars', {count: share.stars})}</span>
            <meter
              className={styles.meter}
              min={0}
              max={100}
              value={share.percent}
              aria-label={translate('details:reviews.stars', {count: share.stars})}
            />
            <span>{translate('details:reviews.share', {percent: share.percent})}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Texts({page: {reviews, figures}}: {readonly page: Page}) {
  const translate = useTranslate();
  if (reviews.length > 0) return reviews.map((review) => <Text key={review.id} review={review} />);
  return (
    <p className={muted}>{translate(figures.count > 0 ? 'details:reviews.otherLanguage' : 'details:reviews.none')}</p>
  );
}

function Text({review}: {readonly review: Review}) {
  const translate = useTranslate();
  const format = useFormat();
  const {stars, title, text, author, day, verified} = review;
  return (
    <article className={styles.review}>
      <Stars {...starDisplay(stars)} size="sm" label={translate('common:starRating', {rating: format.rating(stars)})} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <p className={styles.meta}>
        <span>{translate('details:reviews.from', {author, date: format.date(day)})}</span>
        <span>{translate(verified ? 'details:reviews.verified' : 'details:reviews.unverified')}</span>
      </p>
    </article>
  );
}
