import {BRAND} from '../../config/brand';
import {useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';

import * as styles from './Footer.css';
import {CARRIER_MARKS, PAYMENT_MARKS, type FooterMark} from './payment-marks';

/** The ways to pay. */
export function PaymentMarks() {
  const t = useTranslate();
  return <Marks title={t('shell:footer.payment.title')} marks={PAYMENT_MARKS} />;
}

/** The footer's second row: payment, carriers, social networks (Specification, section 2, Footer). */
export function FooterMarks() {
  const t = useTranslate();
  return (
    <div className={styles.strip}>
      <PaymentMarks />
      <Marks title={t('shell:footer.carriers.title')} marks={CARRIER_MARKS} />
      <section>
        <h2 className={styles.title}>{t('shell:footer.social.title')}</h2>
        <ul className={styles.inRow}>
          {Object.values(BRAND.social).map((network) => (
            <li key={network.url}>
              <TextLink href={network.url} variant="quiet" newTab={t('common:newTab')}>
                {network.name}
              </TextLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Marks({title, marks}: {readonly title: string; readonly marks: readonly FooterMark[]}) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.marks}>
        {marks.map(({name, src}) => (
          <li key={src}>
            <img className={styles.mark} src={src} alt={name} width={112} height={40} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
