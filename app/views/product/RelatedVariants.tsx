import type {RelatedVariant} from '../../domain/product/details';
import type {TextKey} from '../../i18n/catalogue';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {productPath} from '../../pages/paths';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import * as styles from './RelatedVariants.css';
import {useTranslate} from './texts';

type Props = {readonly heading: TextKey<'details'>; readonly variants: readonly RelatedVariant[]};

/** Shows variants of other products, each in one line with its price, what is not offered by its name alone; nothing where there are none. */
export function RelatedVariants({heading, variants}: Props) {
  const language = useLanguage();
  const translate = useTranslate();
  const format = useFormat();
  if (variants.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{translate(heading)}</h3>
      <ul className={styles.variants}>
        {variants.map(({number, handle, title: name, picture, prices}) => (
          <li key={number} className={styles.variant}>
            {picture ? (
              <Picture className={styles.picture} picture={picture} sizes="4.5rem" widest={320} decorative />
            ) : (
              <span className={styles.picture} />
            )}
            {prices === null ? (
              <span>{name}</span>
            ) : (
              <>
                <Link className={styles.link} href={productPath(language, handle, number)}>
                  {name}
                </Link>
                <span className={styles.price}>
                  {format.money(prices.price)}
                  {prices.unitPrice && <span className={styles.unitPrice}>{format.unitPrice(prices.unitPrice)}</span>}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type SetContentsProps = {readonly contents: readonly string[]; readonly components: readonly RelatedVariant[]};

/** Shows what is in a set, and where its parts are sold one by one. */
export function SetContents({contents, components}: SetContentsProps) {
  const translate = useTranslate();
  if (contents.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title}>{translate('details:set.title')}</h2>
      <ul className={styles.list}>
        {contents.map((content) => (
          <li key={content} className={styles.item}>
            {content}
          </li>
        ))}
      </ul>
      <RelatedVariants heading="details:set.parts" variants={components} />
    </div>
  );
}
