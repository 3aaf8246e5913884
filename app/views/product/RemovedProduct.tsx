import {HOME_COLLECTIONS} from '../../config/commerce';
import {homePath, listingPath} from '../../pages/paths';
import type {ProductCard} from '../../domain/product/product';
import type {Removal} from '../../domain/product/lifecycle';
import {useLanguage} from '../../i18n/use-translate';
import {muted} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import {ProductCards} from '../parts/ProductCard';
import * as styles from './RemovedProduct.css';
import {useTranslate} from './texts';

type Props = {
  readonly removal: Removal;
  /** Its name, where it is still known. */
  readonly title: string | null;
  readonly replacements: readonly ProductCard[];
};

/**
 * Shows a product that is no longer sold, with what fits instead (Specification, section 8, Not found and unavailable).
 */
export function RemovedProduct({removal, title, replacements}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const isUnknown = removal === 'unknown';
  return (
    <PageWidth className={styles.page}>
      <div className={styles.words}>
        {title !== null && <p className={muted}>{title}</p>}
        <h1>{translate(`details:left.${removal}`)}</h1>
        <p>{translate(isUnknown ? 'details:left.unknownText' : 'details:left.text')}</p>
        <div className={styles.ways}>
          <Button href={homePath(language)}>{translate('details:left.back')}</Button>
          <Button
            variant="tertiary"
            href={
              removal === 'gear'
                ? listingPath(language, 'g', HOME_COLLECTIONS.gear)
                : listingPath(language, 'c', HOME_COLLECTIONS.coffee)
            }
          >
            {translate(removal === 'gear' ? 'errors:gear' : 'errors:coffee')}
          </Button>
        </div>
      </div>
      {replacements.length > 0 && (
        <section className={styles.similar} aria-labelledby="similar-title">
          <h2 id="similar-title">{translate('details:left.similar')}</h2>
          <ProductCards cards={replacements} />
        </section>
      )}
    </PageWidth>
  );
}
