import {HOME_COLLECTIONS} from '../../config/commerce';
import {contentPath, listingPath} from '../../config/paths';
import type {Order} from '../../domain/order/order';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {TextLink} from '../../ui/TextLink';
import * as styles from './OrderNext.css';

type Step = {readonly key: string; readonly title: string; readonly text: string};

/** What happens next, in its order, and where to go meanwhile. */
export function OrderNext({order: {deliveryDays, city, lines}}: {readonly order: Order}) {
  const translate = useTranslate();
  const language = useLanguage();
  const steps: Step[] = [
    {key: 'mail', title: translate('checkout:next.mail.title'), text: translate('checkout:next.mail.text')},
    deliveryDays
      ? {
          key: 'delivery',
          title: translate('checkout:next.delivery.title', deliveryDays),
          text: translate('checkout:next.delivery.text', {city}),
        }
      : {key: 'email', title: translate('checkout:next.email.title'), text: translate('checkout:next.email.text')},
  ];
  if (lines.some(({weeks}) => weeks !== null)) {
    const [title, text] = [translate('checkout:next.subscription.title'), translate('checkout:next.subscription.text')];
    steps.push({key: 'subscription', title, text});
  }
  return (
    <section className={styles.next} aria-labelledby="order-next">
      <h2 id="order-next">{translate('checkout:next.title')}</h2>
      <ol className={styles.steps}>
        {steps.map(({key, title, text}) => (
          <li key={key} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.on}>
        <Button href={listingPath(language, 'c', HOME_COLLECTIONS.coffee)}>{translate('checkout:on.shop')}</Button>
        <TextLink href={contentPath(language, 'returns')} variant="standalone">
          {translate('checkout:on.returns')}
        </TextLink>
      </div>
    </section>
  );
}
