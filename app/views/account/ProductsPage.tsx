import {useSearchParams} from '@remix-run/react';

import {productCommands} from '../../domain/subscription/offered-commands';
import {giftShare} from '../../domain/subscription/paid-gift';
import {isRunning} from '../../domain/subscription/product-state';
import {passesFilter, namedFilter, PRODUCT_FILTERS} from '../../domain/subscription/product-filter';
import type {Subscription, SubscriptionProduct} from '../../domain/subscription/subscription';
import {useLanguage, useFormat} from '../../i18n/use-translate';
import {productPath} from '../../pages/paths';
import {Badge} from '../../ui/Badge';
import {Button} from '../../ui/Button';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import {FilterLinks} from '../parts/FilterLinks';
import {CommandActions} from './CommandActions';
import {commandText} from './command-names';
import {Empty, EmptySubscription} from './Empty';
import {cancelAllPath, dashboardPath, productCommandPath} from './pages';
import * as styles from './ProductsPage.css';
import {title} from './AccountFrame.css';
import {useTranslate} from './texts';

/**
 * Shows everything that is subscribed or comes along once, by use (Specification, section 2, Subscription dashboard).
 */
export function ProductsPage({subscription}: {readonly subscription: Subscription}) {
  const translate = useTranslate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const filter = namedFilter(search.get('filter'));
  const shown = subscription.products.filter(({filters}) => passesFilter(filters, filter));
  const path = dashboardPath(language, 'products');
  if (subscription.products.length === 0) {
    return <EmptySubscription level="page" title={translate('account:subscription.empty.nothing')} />;
  }
  const isActive = subscription.products.some(isRunning);
  const isGift = giftShare(subscription.products) === 'all';
  return (
    <>
      <h1 className={title}>{translate('account:subscription.pages.products')}</h1>
      <FilterLinks
        filters={PRODUCT_FILTERS}
        current={filter}
        pathOf={(name) => (name === 'all' ? path : `${path}?filter=${name}`)}
      />
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
        <p className={styles.cancelAll}>
          <Button href={cancelAllPath(language)} variant="ghost" inline keepScroll>
            {translate(commandText('cancel-all', 'link', isGift))}
          </Button>
        </p>
      )}
    </>
  );
}

const TONES = {
  active: 'moss',
  cancelled: 'neutral',
  ended: 'neutral',
  'one-time': 'sun',
  'no-longer-available': 'sale',
} as const;

/** A product of the subscription: what it is, its state, and what can be done with it. */
function ProductRow({product}: {readonly product: SubscriptionProduct}) {
  const translate = useTranslate();
  const language = useLanguage();
  const {itemId, state, title, isPrepaid} = product;
  const isStopped = isPrepaid && state === 'cancelled';
  return (
    <li className={styles.row}>
      <div className={styles.frame}>
        {product.picture && <Picture className={styles.picture} picture={product.picture} sizes="6rem" decorative />}
      </div>
      <div className={styles.words}>
        <p>
          <Badge tone={TONES[state]}>
            {translate(isStopped ? 'account:paidGift.stopped' : `account:products.state.${state}`)}
          </Badge>
        </p>
        <h2 className={styles.title}>
          {product.handle === null ? (
            title
          ) : (
            <Link className={styles.link} href={productPath(language, product.handle, product.variantNumber)}>
              {title}
            </Link>
          )}
        </h2>
        <ProductFacts product={product} />
        <div className={styles.commands}>
          <CommandActions
            commands={productCommands(product)}
            pathOf={(name) => productCommandPath(language, itemId, name)}
            about={title}
            isGift={isPrepaid}
          />
        </div>
      </div>
    </li>
  );
}

function ProductFacts({product}: {readonly product: SubscriptionProduct}) {
  const translate = useTranslate();
  const format = useFormat();
  const {quantity, variantTitle, weeks, nextDay, price, isPrepaid, giftCount, project, inStock, state} = product;
  const facts = [
    variantTitle === null
      ? translate('account:products.quantity', {count: quantity})
      : `${translate('account:delivery.quantity', {count: quantity})} ${variantTitle}`,
    weeks === null ? translate('account:delivery.once') : translate('account:delivery.weeks', {count: weeks}),
    isPrepaid
      ? translate('account:products.prepaid')
      : translate('account:products.each', {price: format.money(price)}),
    ...(giftCount === null
      ? []
      : [
          giftCount.left === 0
            ? translate('account:paidGift.sent', {count: giftCount.of})
            : translate('account:paidGift.left', {count: giftCount.left}),
        ]),
    ...(project === null
      ? []
      : [translate('account:delivery.project', {project: translate(`account:project.${project}.title`)})]),
    ...(nextDay === null || state === 'no-longer-available'
      ? []
      : [translate('account:products.next', {date: format.date(nextDay)})]),
  ];
  return (
    <>
      {facts.map((fact) => (
        <p key={fact} className={styles.fact}>
          {fact}
        </p>
      ))}
      {!inStock && state !== 'no-longer-available' && (
        <p>
          <Badge tone="sale">{translate('account:delivery.outOfStock')}</Badge>
        </p>
      )}
    </>
  );
}
