import {HOME_COLLECTIONS} from '../../config/commerce';
import {homePath, listingPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import {errorKind} from './error-kind';
import * as styles from './ErrorPage.css';
import {ErrorScene} from './ErrorScene';

/** What stands in a page's place when there is none: what happened, and the ways on (Specification, section 8). */
export function ErrorPage({status}: {readonly status: number}) {
  const translate = useTranslate();
  const language = useLanguage();
  const kind = errorKind(status);
  return (
    <PageWidth className={styles.page}>
      <ErrorScene kind={kind} />
      <div className={styles.words}>
        <p className={styles.status}>{translate('errors:status', {status})}</p>
        <h1>{translate(`errors:${kind}.title`)}</h1>
        <p className={styles.text}>{translate(`errors:${kind}.text`)}</p>
        <p>
          <Button href={homePath(language)}>{translate('errors:back')}</Button>
        </p>
        <ul className={styles.ways}>
          <li>
            <TextLink href={listingPath(language, 'c', HOME_COLLECTIONS.coffee)} variant="standalone">
              {translate('errors:coffee')}
            </TextLink>
          </li>
          <li>
            <TextLink href={listingPath(language, 'g', HOME_COLLECTIONS.gear)} variant="standalone">
              {translate('errors:gear')}
            </TextLink>
          </li>
        </ul>
      </div>
    </PageWidth>
  );
}
