import {clock, type Guide} from '../../domain/content/guide';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import * as styles from './GuidePage.css';

/** What is done when, and how much water is in the brewer afterwards. */
export function GuideSteps({steps}: Pick<Guide, 'steps'>) {
  const translate = useTranslate();
  const {number} = useFormat();
  return (
    <ol className={styles.steps}>
      {steps.map(({key, heading, text, startsAtSeconds, waterTotalMillilitres}) => (
        <li key={key} id={`step-${key}`} className={styles.step}>
          <p className={styles.time}>{startsAtSeconds === null ? null : clock(startsAtSeconds)}</p>
          <h3 className={styles.name}>{heading}</h3>
          <p className={styles.text}>
            {text}
            {waterTotalMillilitres !== null &&
              ` ${translate('content:guide.until', {value: number(waterTotalMillilitres)})}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
