import {brewRatio, clock, type Guide} from '../../domain/content/guide';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import * as styles from './GuidePage.css';

/** The figures of a recipe at a glance. */
export function GuideFacts({guide}: {readonly guide: Guide}) {
  const translate = useTranslate();
  const {number} = useFormat();
  const {coffeeGrams, waterMillilitres, temperatureCelsius, grind, totalSeconds} = guide;
  const facts = [
    [translate('content:guide.coffee'), translate('content:guide.grams', {value: number(coffeeGrams)})],
    [translate('content:guide.water'), translate('content:guide.millilitres', {value: number(waterMillilitres)})],
    [translate('content:guide.ratio'), translate('content:guide.ratioValue', {value: number(brewRatio(guide))})],
    [
      translate('content:guide.temperature'),
      temperatureCelsius === null
        ? translate('content:guide.machine')
        : translate('content:guide.celsius', {value: number(temperatureCelsius)}),
    ],
    [translate('content:guide.grind'), grind],
    [translate('content:guide.time'), clock(totalSeconds)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
