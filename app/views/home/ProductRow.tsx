import {HOME_COLLECTIONS} from '../../config/commerce';
import {listingPath} from '../../config/paths';
import type {ProductCard} from '../../domain/product/product';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {lead} from '../../styles/type.css';
import {Icon} from '../../ui/Icon';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import {ProductCards} from '../parts/ProductCards';
import * as styles from './ProductRow.css';

type Props = {
  readonly kind: 'coffee' | 'gear';
  readonly cards: readonly ProductCard[];
};

const ROWS = {
  coffee: {texts: 'bestsellers', prefix: 'c', handle: HOME_COLLECTIONS.coffee, columns: 3},
  gear: {texts: 'gear', prefix: 'g', handle: HOME_COLLECTIONS.gear, columns: 4},
} as const;

/** Some products of a collection, and the way to all of them; nothing while there are none. */
export function ProductRow({kind, cards}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  if (cards.length === 0) return null;
  const {texts, prefix, handle, columns} = ROWS[kind];
  return (
    <PageWidth as="section" className={styles.row} aria-labelledby={`${kind}-title`}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={`${kind}-title`}>{translate(`home:${texts}.title`)}</h2>
          <p className={lead}>{translate(`home:${texts}.lead`)}</p>
        </div>
        <TextLink href={listingPath(language, prefix, handle)} variant="standalone">
          {translate(`home:${texts}.all`)}
          <Icon name="arrow" size="small" />
        </TextLink>
      </header>
      <ProductCards cards={cards} columns={columns} sells />
    </PageWidth>
  );
}
