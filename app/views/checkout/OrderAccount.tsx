import {accountPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import * as styles from './OrderAccount.css';

/** The way to an account with the address of the order: there is one as soon as somebody logs in. */
export function OrderAccount() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section className={styles.account} aria-labelledby="order-account">
      <h2 className={styles.title} id="order-account">
        {translate('checkout:account.title')}
      </h2>
      <p className={styles.text}>{translate('checkout:account.text')}</p>
      <TextLink href={accountPath(language)} variant="standalone">
        {translate('checkout:account.action')}
      </TextLink>
    </section>
  );
}
