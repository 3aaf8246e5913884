import {Form} from '@remix-run/react';

import {listedPrice, type ProductLink} from '../../domain/subscription/choice';
import {writeProductQuery, type FoundProducts} from '../../domain/subscription/find-products';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import {TextLink} from '../../ui/TextLink';
import * as styles from './ChooseProduct.css';
import {FilterLinks} from './FilterLinks';

type Props = {
  readonly found: FoundProducts;
  /** Whether the price of a plan is what it will cost. */
  readonly isRegular: boolean;
  /** Names the list. */
  readonly legend: string;
  readonly path: string;
  /** The parameter of the path that names the product. */
  readonly parameter: string;
  /** Handle of the product that is chosen. */
  readonly chosen: string | null;
  /** Whether choosing leads to the top of the page. */
  readonly leadsUp?: boolean;
};

/**
 * Offers products for a subscription to choose from: with words, filters, taste and price. Each choice is an address,
 * so that it needs no script. Needs the texts of `choose`.
 */
export function ChooseProduct({found, isRegular, legend, path, parameter, chosen, leadsUp = false}: Props) {
  const translate = useTranslate<'choose'>();
  const {query, filters, shown, total} = found;
  return (
    <div className={styles.choose}>
      <Form method="get" action={path} className={styles.search} role="search" preventScrollReset>
        <Field type="search" name="q" label={translate('choose:words')} defaultValue={query.words} />
        {query.filter !== 'all' && <input type="hidden" name="filter" value={query.filter} />}
        <Button variant="secondary">{translate('choose:search')}</Button>
      </Form>
      <FilterLinks
        filters={filters}
        current={query.filter}
        pathOf={(filter) => path + writeProductQuery({...query, filter, isWhole: false})}
      />
      {total === 0 ? (
        <p>
          {translate('choose:nothing')}{' '}
          <TextLink href={path} keepScroll>
            {translate('choose:all')}
          </TextLink>
        </p>
      ) : (
        <nav aria-label={legend}>
          <ul className={styles.list}>
            {shown.map((product) => (
              <Choice
                key={product.id}
                product={product}
                isRegular={isRegular}
                href={`${path}?${new URLSearchParams({[parameter]: product.handle}).toString()}`}
                isChosen={product.handle === chosen}
                keepScroll={!leadsUp}
              />
            ))}
          </ul>
        </nav>
      )}
      {shown.length < total && (
        <TextLink href={path + writeProductQuery({...query, isWhole: true})} variant="standalone" keepScroll>
          {translate('choose:more', {count: total})}
        </TextLink>
      )}
    </div>
  );
}

type ChoiceProps = Pick<Props, 'isRegular'> & {
  readonly product: ProductLink;
  readonly href: string;
  readonly isChosen: boolean;
  readonly keepScroll: boolean;
};

/** A product with its taste, and what its first variant that can be had costs. */
function Choice({product, isRegular, href, isChosen, keepScroll}: ChoiceProps) {
  const translate = useTranslate<'choose'>();
  const format = useFormat();
  const {title, picture, taste, example} = product;
  const listed = listedPrice(product, isRegular);
  return (
    <li className={styles.choice}>
      <span className={styles.frame}>
        {picture && <Picture className={styles.picture} picture={picture} sizes="3.5rem" decorative />}
      </span>
      <span>
        <Link href={href} className={styles.link} aria-current={isChosen ? 'true' : undefined} keepScroll={keepScroll}>
          {title}
        </Link>
        {taste.length > 0 && <span className={styles.fact}>{taste.join(', ')}</span>}
        {example !== null && listed !== null && (
          <>
            {example.title !== null && <span className={styles.fact}>{example.title}</span>}
            <span className={styles.fact}>
              {[
                translate(listed.isOnPlan ? 'choose:onPlan' : 'choose:once', {price: format.money(listed.price)}),
                listed.unitPrice && format.unitPrice(listed.unitPrice),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        )}
      </span>
    </li>
  );
}
