import {HOME_COLLECTIONS} from '../../config/commerce';
import {useLanguage} from '../../i18n/use-translate';
import {cartPath, listingPath} from '../../pages/paths';
import {Button} from '../../ui/Button';
import * as styles from './LinkPage.css';
import {useTranslate} from './texts';

/** Shows where to go from a link that leads to nothing. */
export function LinkWays() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <p className={styles.ways}>
      <Button href={listingPath(language, 'c', HOME_COLLECTIONS.coffee)}>{translate('links:toCoffee')}</Button>
      <Button href={cartPath(language)} variant="tertiary">
        {translate('links:toCart')}
      </Button>
    </p>
  );
}
