import {OPT_IN_DAYS} from '../../config/newsletter';
import {homePath} from '../../pages/paths';
import {useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from './NewsletterPage.css';
import {useTranslate} from './texts';

/**
 * Says after the form that it is almost done: the double opt-in mail is on its way (Specification, section 4,
 * Newsletter).
 */
export function NewsletterSentPage() {
  const translate = useTranslate();
  return (
    <PageWidth size="text" className={styles.page}>
      <h1>{translate('newsletter:sent.title')}</h1>
      <p className={styles.lead}>{translate('newsletter:sent.text')}</p>
      <p>{translate('newsletter:sent.help', {count: OPT_IN_DAYS})}</p>
      <p className={styles.ways}>
        <Button href={homePath(useLanguage())} variant="tertiary">
          {translate('newsletter:toShop')}
        </Button>
      </p>
    </PageWidth>
  );
}
