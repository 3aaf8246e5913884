import {BRAND} from '../../config/brand';
import {cartPath, homePath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import * as styles from './NoOrder.css';

/** No order to show, and no word about whether there is one: the page may have been shared. */
export function NoOrder({state}: {readonly state: 'expired' | 'unknown'}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <PageWidth size="text" className={styles.page}>
      <h1>{translate(`checkout:${state}.title`)}</h1>
      <p className={styles.text}>{translate(`checkout:${state}.text`)}</p>
      <p className={styles.ways}>
        <Button href={homePath(language)}>{translate('checkout:toShop')}</Button>
        <Button href={cartPath(language)} variant="tertiary">
          {translate('checkout:toCart')}
        </Button>
      </p>
      <p className={styles.help}>
        {translate('checkout:help')} <TextLink href={`mailto:${BRAND.email}`}>{BRAND.email}</TextLink>
      </p>
    </PageWidth>
  );
}
