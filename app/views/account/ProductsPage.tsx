import {useSearchParams} from '@remix-run/react';

import {isShown, namedFilter, PRODUCT_FILTERS} from '../../domain/subscription/product-filter';
import type {Subscription} from '../../domain/subscription/subscription';
import {useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Link} from '../../ui/Link';
import {Empty} from './Empty';
import {cancelAllPath, pagePath} from './pages';
import {ProductRow} from './ProductRow';
import * as styles from './ProductsPage.css';
import {title} from './SubscriptionFrame.css';
import {useTranslate} from './texts';

/** Everything that is subscribed or comes along once, by use (Specification, section 2, Subscription dashboard). */
export function ProductsPage({subscription}: {readonly subscription: Subscription}) {
  const translate = useTranslate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const filter = namedFilter(search.get('filter'));
  const shown = subscription.products.filter(({filters}) => isShown(filters, filter));
  const path = pagePath(language, 'products');
  const isActive = subscription.products.some(({kind, state}) => kind === 'recurring' && state !== 'cancelled');
  return (
    <>
      <h1 className={title}>{translate('account:subscription.pages.products')}</h1>
      <nav aria-label={translate('account:products.filter')}>
        <ul className={styles.filters}>
          {PRODUCT_FILTERS.map((name) => (
            <li key={name}>
              <Link
                href={name === 'all' ? path : `${path}?filter=${name}`}
                className={styles.filter}
                aria-current={name === filter ? 'true' : undefined}
              >
                {translate(`account:products.filters.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown.length === 0 ? (
        <Empty level="section" title={translate('account:subscription.empty.products')}>
          <p>{translate('account:subscription.empty.productsText')}</p>
        </Empty>
      ) : (
        <ul className={styles.list}>
          {shown.map((product) => (
            <ProductRow key={product.itemId} product={product} />
          ))}
        </ul>
      )}
      {isActive && (
        <p>
          <Button href={cancelAllPath(language)} variant="ghost" inline>
            {translate('account:products.cancelAll')}
          </Button>
        </p>
      )}
    </>
  );
}
