import {reviewPath, reviewsPath} from '../../pages/paths';
import {reviewReportPath} from '../../pages/service-paths';
import type {Fallible} from '../../domain/fallible';
import {furtherReviews, type Review, type ReviewFigures, type ReviewList as Page} from '../../domain/product/review';
import {starDisplay} from '../../domain/rating';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {muted, prose} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {Disclosure} from '../../ui/Disclosure';
import {PageWidth} from '../../ui/PageWidth';
import {Stars} from '../../ui/Stars';
import {TextLink} from '../../ui/TextLink';
import * as styles from './Reviews.css';
import {useTranslate} from './texts';

type Props = {
  /** `null` for what nobody can review. */
  readonly reviews: Fallible<Page | null>;
  /** Of the product. */
  readonly handle: string;
  /** The number of the variant that is looked at. */
  readonly variant: string;
};

/** Shows what shoppers say, how it adds up, and how it is checked (§ 5b UWG). */
export function Reviews({reviews, handle, variant}: Props) {
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
        {page && <Further page={page} address={(number) => reviewsPath(language, handle, variant, number)} />}
        {page && page.reviews.length > 0 && (
          <TextLink href={reviewReportPath(language, handle)} variant="standalone">
            {translate('details:reviews.report')}
          </TextLink>
        )}
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
  const {average, count, shares} = figures;
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
        {shares.map((percent, index) => (
          <li key={shares.length - index}>
            <label className={styles.share}>
              <span>{translate('details:reviews.stars', {count: shares.length - index})}</span>
              <meter className={styles.meter} value={percent / 100} />
              <span>{translate('details:reviews.share', {percent})}</span>
            </label>
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

type FurtherProps = {readonly page: Page; readonly address: (page: number) => string};

/** From the newest few to all, and from one page of all to the next. */
function Further({page, address}: FurtherProps) {
  const translate = useTranslate();
  const {all, newer, older} = furtherReviews(page);
  if (all !== null) {
    return (
      <TextLink href={address(all)} variant="standalone">
        {translate('details:reviews.all', {count: page.total})}
      </TextLink>
    );
  }
  if (newer === null && older === null) return null;
  return (
    <nav className={styles.pages} aria-label={translate('details:reviews.pages')}>
      {newer !== null && (
        <TextLink href={address(newer)} variant="standalone">
          {translate('details:reviews.newer')}
        </TextLink>
      )}
      {older !== null && (
        <TextLink href={address(older)} variant="standalone">
          {translate('details:reviews.older')}
        </TextLink>
      )}
    </nav>
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
