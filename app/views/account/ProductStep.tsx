import type {FoundProducts} from '../../domain/subscription/find-products';
import {ChooseProduct} from '../parts/ChooseProduct';
import {BackLink, CommandTitle} from './CommandForm';
import * as styles from './CommandForm.css';
import type {SubscriptionPageName} from './pages';

type Props = {
  readonly title: string;
  readonly found: FoundProducts;
  /** Whether the price of a plan is what it will cost. */
  readonly isRegular: boolean;
  /** Names the list. */
  readonly legend: string;
  /** Where the command is given. */
  readonly path: string;
  readonly page: SubscriptionPageName;
};

/** Shows the first step of a command that needs a product: which one. */
export function ProductStep({title, page, ...choice}: Props) {
  return (
    <div className={styles.command}>
      <CommandTitle>{title}</CommandTitle>
      <ChooseProduct {...choice} parameter="product" chosen={null} />
      <BackLink page={page} />
    </div>
  );
}
