import type {CartGroups, CartItem} from '../../domain/cart/groups';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import type {Day} from '../../domain/delivery';
import type {CartFeedback} from './cart-feedback';
import * as styles from './CartLines.css';
import {LineItem} from './LineItem';
import {useTranslate} from './texts';

type Props = {
  readonly groups: CartGroups;
  readonly feedback: CartFeedback;
  /** The line that is being changed. */
  readonly busyLine: string | null;
  /** The day in Germany. */
  readonly today: Day;
};

/** Shows the items, one-time and subscription apart (Specification, section 2, Cart). */
export function CartLines({groups: {oneTime, subscription}, ...rest}: Props) {
  const translate = useTranslate();
  const title = translate('cart:groups.oneTime');
  return (
    <div className={styles.groups}>
      {oneTime.length > 0 && (
        <section aria-labelledby="cart-one-time">
          <h2 className={styles.title} id="cart-one-time">
            {subscription.length > 0 ? title : <VisuallyHidden>{title}</VisuallyHidden>}
          </h2>
          <Items items={oneTime} {...rest} />
        </section>
      )}
      {subscription.length > 0 && (
        <section aria-labelledby="cart-subscription">
          <h2 className={styles.title} id="cart-subscription">
            {translate('cart:groups.subscription')}
          </h2>
          <p className={styles.note}>{translate('cart:groups.subscriptionNote')}</p>
          <Items items={subscription} {...rest} />
        </section>
      )}
    </div>
  );
}

function Items({items, feedback, busyLine, today}: Omit<Props, 'groups'> & {readonly items: readonly CartItem[]}) {
  return (
    <ul className={styles.items}>
      {giftsLast(items).map((item) => (
        <LineItem
          key={item.line.id}
          item={item}
          feedback={feedback.lines.get(item.line.id)}
          busy={busyLine === item.line.id}
          today={today}
        />
      ))}
    </ul>
  );
}

/** What the shop puts in stands below what the shopper chose. */
function giftsLast(items: readonly CartItem[]): readonly CartItem[] {
  return [...items.filter((item) => !item.isFreeArticle), ...items.filter((item) => item.isFreeArticle)];
}
