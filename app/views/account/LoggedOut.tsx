import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from './LoginFailed.css';
import {useTranslate} from './texts';

/** Says that the session is over; the account host is told next, by itself or by the button. */
export function LoggedOut({next}: {readonly next: string}) {
  const translate = useTranslate();
  return (
    <PageWidth size="text" className={styles.page}>
      <h1>{translate('account:logout.title')}</h1>
      <p className={styles.text}>{translate('account:logout.text')}</p>
      <p className={styles.ways}>
        <Button href={next}>{translate('account:logout.next')}</Button>
      </p>
    </PageWidth>
  );
}
