import type {ProductFilter} from '../../domain/subscription/product-filter';
import {useTranslate} from '../../i18n/use-translate';
import {Link} from '../../ui/Link';
import * as styles from './FilterLinks.css';

type Props = {
  readonly filters: readonly ProductFilter[];
  readonly current: ProductFilter;
  readonly pathOf: (filter: ProductFilter) => string;
};

/** Shows the filters of products that can come in a subscription, each an address. */
export function FilterLinks({filters, current, pathOf}: Props) {
  const translate = useTranslate<'choose'>();
  return (
    <nav aria-label={translate('choose:filter')}>
      <ul className={styles.filters}>
        {filters.map((name) => (
          <li key={name}>
            <Link
              href={pathOf(name)}
              className={styles.filter}
              aria-current={name === current ? 'true' : undefined}
              keepScroll
            >
              {translate(`choose:filters.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
