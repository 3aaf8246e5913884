import {contentPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {prose} from '../../styles/type.css';
import {TextLink} from '../../ui/TextLink';
import * as styles from './Freshness.css';

/** When it was roasted, when it is at its best, how to keep it, and who roasts it. */
export function Freshness({guidance}: {readonly guidance: string}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <>
      <div className={styles.fresh}>
        <h3 className={styles.title}>{translate('details:fresh.title')}</h3>
        <p className={prose}>
          {translate('details:fresh.roasted')} {guidance}
        </p>
        <p className={prose}>
          {translate('details:fresh.bestBefore')} {translate('details:fresh.storage')}
        </p>
      </div>
      <div className={styles.fresh}>
        <h3 className={styles.title}>{translate('details:roastery.title')}</h3>
        <p className={prose}>{translate('details:roastery.text')}</p>
        <p>
          <TextLink href={contentPath(language, 'coffeeRoasting')} variant="standalone">
            {translate('details:roastery.link')}
          </TextLink>
        </p>
      </div>
    </>
  );
}
