import type {DeliveryItem} from '../../domain/subscription/subscription';
import {useFormat} from '../../i18n/use-translate';
import {Badge} from '../../ui/Badge';
import {Picture} from '../../ui/Picture';
import * as styles from './DeliveryItems.css';
import {useTranslate} from './texts';

/** What is in a delivery. */
export function DeliveryItems({items}: {readonly items: readonly DeliveryItem[]}) {
  const translate = useTranslate();
  return (
    <ul className={styles.items} aria-label={translate('account:delivery.items')}>
      {items.map((item) => (
        <Item key={item.itemId} item={item} />
      ))}
    </ul>
  );
}

function Item({item}: {readonly item: DeliveryItem}) {
  const translate = useTranslate();
  const format = useFormat();
  const {title, variantTitle, quantity, weeks, kind, project, stock, total, picture} = item;
  const rhythm = weeks === null ? null : translate('account:delivery.weeks', {count: weeks});
  return (
    <li className={styles.item}>
      <div className={styles.frame}>
        {picture && <Picture className={styles.picture} picture={picture} sizes="4rem" decorative />}
      </div>
      <div className={styles.words}>
        <p className={styles.title}>
          {translate('account:delivery.quantity', {count: quantity})} {title}
        </p>
        <p className={styles.fact}>
          {[variantTitle, kind === 'one-time' ? translate('account:delivery.once') : rhythm]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {project !== null && (
          <p className={styles.fact}>
            {translate('account:delivery.project', {project: translate(`account:project.${project}.title`)})}
          </p>
        )}
        {stock !== 'in-stock' && (
          <p>
            <Badge tone="sale">
              {translate(stock === 'gone' ? 'account:delivery.gone' : 'account:delivery.outOfStock')}
            </Badge>
          </p>
        )}
      </div>
      <p className={styles.amount}>{format.money(total)}</p>
    </li>
  );
}
