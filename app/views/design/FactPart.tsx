import {starDisplay} from '../../domain/rating';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {Badge} from '../../ui/Badge';
import {Price} from '../../ui/Price';
import {Progress} from '../../ui/Progress';
import {Stars} from '../../ui/Stars';

import * as styles from './DesignPage.css';
import {Part} from './Part';

const TONES = ['neutral', 'moss', 'sun', 'sale'] as const;
const RATINGS = [5, 3.4, 0.2] as const;
const SIZES = ['lg', 'md', 'sm'] as const;

/** Short facts: badges, prices, stars, progress. */
export function FactPart() {
  const t = useTranslate();
  const {money} = useFormat();
  const now = money({cents: 990, currency: 'EUR'});
  const before = {amount: money({cents: 1290, currency: 'EUR'}), label: t('design:fact.before')};
  return (
    <Part heading="design:part.facts">
      <div className={styles.row}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t(`design:fact.${tone}`)}
          </Badge>
        ))}
      </div>
      <div className={styles.row}>
        <Price amount={now} />
        <Price amount={now} size="large" label={t('design:fact.now')} before={before} unit={`${before.amount}/kg`} />
      </div>
      <div className={styles.row}>
        {RATINGS.map((rating, at) => (
          <Stars
            key={rating}
            {...starDisplay(rating)}
            size={SIZES[at] ?? 'md'}
            label={t('design:fact.rating', {rating})}
          />
        ))}
      </div>
      {[0, 25, 100].map((percent) => (
        <Progress key={percent} percent={percent} label={t('design:fact.progress')} />
      ))}
    </Part>
  );
}
