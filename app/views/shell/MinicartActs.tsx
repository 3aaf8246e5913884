import {cartPath} from '../../config/paths';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';

import * as styles from './Minicart.css';

type Props = {
  /** Something was just added: the notice's own words. */
  readonly afterAdding: boolean;
  readonly close: () => void;
};

/** On with the shopping, or to the cart. */
export function MinicartActs({afterAdding, close}: Props) {
  const t = useTranslate();
  return (
    <div className={styles.acts}>
      <Button type="button" variant="tertiary" className={styles.act} onClick={close}>
        {t('shell:minicart.continue')}
      </Button>
      <Button href={cartPath(useLanguage())} className={styles.act}>
        {t(afterAdding ? 'shell:minicart.goToCart' : 'shell:minicart.view')}
      </Button>
    </div>
  );
}
