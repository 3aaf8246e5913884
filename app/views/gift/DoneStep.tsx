import {homePath} from '../../config/paths';
import {useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import * as styles from './GiftRedemption.css';

type Props = {
  readonly deliveries: number;
  /** `2026-12-24` */
  readonly firstDelivery: string;
};

/** The last step: what comes, and when. */
export function DoneStep({deliveries, firstDelivery}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <div className={styles.form}>
      <h2>{translate('gift:done.title')}</h2>
      <Notice tone="success">
        <p>{translate('gift:done.text', {count: deliveries, date: format.date(firstDelivery)})}</p>
      </Notice>
      <p>{translate('gift:done.mail')}</p>
      <div>
        <Button href={homePath(useLanguage())} variant="tertiary">
          {translate('gift:done.toShop')}
        </Button>
      </div>
    </div>
  );
}
