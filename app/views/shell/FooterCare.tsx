import {BRAND, CUSTOMER_CARE_HOURS} from '../../config/brand';
import {RETURN_DAYS, SHIPPING} from '../../config/commerce';
import {servicePath} from '../../config/service-paths';
import {money} from '../../domain/money';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';

import * as styles from './Footer.css';
import {PaymentMarks} from './FooterMarks';
import type {ShellProps} from './shell-props';

/** The footer of cart and account: who helps, what is safe, how to pay (Specification, section 2, Footer; section 9, Customer care). */
export function FooterCare({language}: Pick<ShellProps, 'language'>) {
  const t = useTranslate();
  const [monday, otherDays] = CUSTOMER_CARE_HOURS;
  const format = useFormat();
  return (
    <div className={styles.blocks}>
      <section>
        <h2 className={styles.title}>{t('shell:footer.care.title')}</h2>
        <ul className={styles.plain}>
          <li>
            <TextLink href={BRAND.phone.href} variant="quiet">
              {t('shell:footer.care.phone', {phone: BRAND.phone.display})}
            </TextLink>
          </li>
          <li>
            <TextLink href={servicePath(language, 'contact')} variant="quiet" newTab={t('common:newTab')}>
              {t('shell:footer.care.contact')}
            </TextLink>
          </li>
        </ul>
        <p className={styles.note}>{t('shell:footer.care.monday', {opens: monday.opens, closes: monday.closes})}</p>
        <p className={styles.note}>
          {t('shell:footer.care.otherDays', {opens: otherDays.opens, closes: otherDays.closes})}
        </p>
      </section>
      <section>
        <h2 className={styles.title}>{t('shell:footer.safe.title')}</h2>
        <ul className={styles.plain}>
          <li>{t('shell:footer.safe.returns', {days: RETURN_DAYS})}</li>
          <li>{t('shell:footer.safe.shipping', {amount: format.money(money(SHIPPING.freeFromCents))})}</li>
        </ul>
      </section>
      <PaymentMarks />
    </div>
  );
}
