import {lead} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from '../parts/FormPage.css';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {useTranslate} from './texts';

type Props = {
  readonly page: 'confirm' | 'cancel';
  /** Of the link. */
  readonly token: string;
};

/** Shows where a link of such a mail leads: it says what will happen, and a button does it. Opening the page changes nothing. */
export function StockLinkPage({page, token}: Props) {
  const translate = useTranslate();
  return (
    <PageWidth size="text" className={styles.page}>
      <header className={styles.head}>
        <h1>{translate(`stock:${page}.title`)}</h1>
        <p className={lead}>{translate(`stock:${page}.text`)}</p>
      </header>
      <form method="post">
        <IdempotencyKeyField />
        <input type="hidden" name="token" value={token} />
        <Button>{translate(`stock:${page}.submit`)}</Button>
      </form>
    </PageWidth>
  );
}
