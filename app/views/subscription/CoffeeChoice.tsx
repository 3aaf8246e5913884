import {subscriptionOrderPath} from '../../pages/paths';
import type {ProductCard} from '../../domain/product/product';
import {useLanguage} from '../../i18n/use-translate';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import * as styles from './CoffeeChoice.css';

type Props = {
  readonly coffees: readonly ProductCard[];
  /** Handle of the coffee that is chosen. */
  readonly chosen: string | null;
};

/** Shows the coffees to choose from; each leads to the order page with it. */
export function CoffeeChoice({coffees, chosen}: Props) {
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {coffees.map(({id, handle, title, taste, picture}) => (
        <li key={id} className={styles.coffee}>
          {picture && <Picture className={styles.picture} picture={picture} sizes="5rem" decorative />}
          <div>
            <Link
              className={styles.link}
              href={`${subscriptionOrderPath(language)}?coffee=${encodeURIComponent(handle)}`}
              aria-current={handle === chosen ? 'true' : undefined}
            >
              {title}
            </Link>
            <p className={styles.taste}>{taste.join(', ')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
