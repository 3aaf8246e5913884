import {starDisplay} from '../../domain/rating';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {Stars} from '../../ui/Stars';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import * as styles from './CardRating.css';

/** What all reviews of a product add up to: `average` from 1 to 5. */
export type CardFigures = {readonly average: number; readonly count: number};

/** A product's stars on its card, and how many reviews they come from. */
export function CardRating({average, count}: CardFigures) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <p className={styles.rating}>
      <Stars
        {...starDisplay(average)}
        size="sm"
        label={translate('common:starRating', {rating: format.rating(average)})}
      />
      <span aria-hidden="true">{`(${format.number(count)})`}</span>
      <VisuallyHidden>{translate('listing:card.reviews', {count})}</VisuallyHidden>
    </p>
  );
}
