import type {ReviewFigures} from '../../domain/product/review';
import {starDisplay} from '../../domain/rating';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {Stars} from '../../ui/Stars';
import * as styles from './RatingLink.css';

/** The rating as stars with the number of reviews, which lie further down (Specification, section 2, Product page). */
export function RatingLink({figures}: {readonly figures: ReviewFigures}) {
  const translate = useTranslate();
  const format = useFormat();
  const {average, count} = figures;
  if (average === null) return null;
  return (
    <a className={styles.link} href="#reviews">
      <Stars {...starDisplay(average)} label={translate('common:starRating', {rating: format.rating(average)})} />
      {translate('details:reviewCount', {count})}
    </a>
  );
}
