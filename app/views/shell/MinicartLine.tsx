import {productPath} from '../../config/paths';
import type {CartItem} from '../../domain/cart/groups';
import {compare} from '../../domain/money';
import {useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import {Badge} from '../../ui/Badge';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import {Price} from '../../ui/Price';
import {LineDonation} from '../cart/LineDonation';

import * as styles from './MinicartLine.css';
import {RemoveSet} from './RemoveSet';

type Props = {readonly item: CartItem; readonly changed: () => void};

/** One item in small: what it is, how many, what it costs, where its donation goes. Sets can be taken out again. */
export function MinicartLine({item: {line, project, isFreeArticle}, changed}: Props) {
  const t = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const options = line.options.map(({value}) => value).join(', ');
  const isBundle = line.kind === 'bundle';
  return (
    <li className={styles.line}>
      <div className={styles.frame}>
        {line.picture && <Picture className={styles.picture} picture={line.picture} sizes="4rem" decorative />}
      </div>
      <div className={styles.words}>
        {isFreeArticle ? (
          <span className={styles.title}>{line.title}</span>
        ) : (
          <Link
            className={styles.title}
            href={productPath(language, line.productHandle, line.variantId.split('/').at(-1) ?? null)}
          >
            {line.title}
          </Link>
        )}
        {options !== '' && <span className={styles.fact}>{options}</span>}
        {line.plan && <span className={styles.fact}>{t('cart:plan.weeks', {count: line.plan.weeks})}</span>}
        {isFreeArticle && <Badge tone="moss">{t('cart:line.gift')}</Badge>}
        {project && <LineDonation project={project} included={line.kind !== 'donation'} />}
        {isBundle && <RemoveSet lineId={line.id} title={line.title} changed={changed} />}
      </div>
      <div className={styles.amount}>
        <Price
          amount={format.money(isFreeArticle && compare(line.total, line.subtotal) < 0 ? line.total : line.subtotal)}
          label={t('cart:line.total')}
        />
        {isBundle && <span className={styles.fact}>{t('cart:line.setPrice')}</span>}
        {!isFreeArticle && <span className={styles.fact}>{t('shell:minicart.quantity', {count: line.quantity})}</span>}
        {line.unitPrice && <span className={styles.fact}>{format.unitPrice(line.unitPrice)}</span>}
      </div>
    </li>
  );
}
