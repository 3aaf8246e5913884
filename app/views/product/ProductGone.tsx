import {HOME_COLLECTIONS} from '../../config/commerce';
import {homePath, listingPath} from '../../config/paths';
import type {ProductCard} from '../../domain/product/product';
import type {Departure} from '../../domain/product/standing';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {muted} from '../../styles/type.css';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import {ProductCards} from '../parts/ProductCards';
import * as styles from './ProductGone.css';

type Props = {
  readonly departure: Departure;
  /** Its name, where it is still known. */
  readonly title: string | null;
  readonly replacements: readonly ProductCard[];
};

/** A product that is no longer sold, with what fits instead (Specification, section 8, Not found and unavailable). */
export function ProductGone({departure, title, replacements}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const isUnknown = departure === 'unknown';
  return (
    <PageWidth className={styles.page}>
      <div className={styles.words}>
        {title !== null && <p className={muted}>{title}</p>}
        <h1>{translate(`details:left.${departure}`)}</h1>
        <p>{translate(isUnknown ? 'details:left.unknownText' : 'details:left.text')}</p>
        <div className={styles.ways}>
          <Button href={homePath(language)}>{translate('details:left.back')}</Button>
          <Button
            variant="tertiary"
            href={
              departure === 'gear'
                ? listingPath(language, 'g', HOME_COLLECTIONS.gear)
                : listingPath(language, 'c', HOME_COLLECTIONS.coffee)
            }
          >
            {translate(departure === 'gear' ? 'errors:gear' : 'errors:coffee')}
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
