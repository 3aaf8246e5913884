import {useContext, useMemo} from 'react';

import {PERKS} from '../../config/commerce';
import {productPath} from '../../pages/paths';
import type {CartItem} from '../../domain/cart/groups';
import {contentKey, contentOf} from '../../domain/cart/line-content';
import {optimisticLine} from '../../domain/cart/optimistic';
import {writtenFor} from '../../domain/cart/recipient';
import type {Day} from '../../domain/delivery';
import {globalNumber} from '../../domain/global-id';
import {isZero, money} from '../../domain/money';
import {isInWorkingDays} from '../../domain/product/arrival';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {Badge} from '../../ui/Badge';
import {Button} from '../../ui/Button';
import {classNames} from '../../ui/class-names';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import {Price} from '../../ui/Price';
import type {PlaceFeedback} from './cart-feedback';
import {CartSubmissionContext} from './cart-submission';
import {CartForm} from './CartForm';
import {LineDonation} from './LineDonation';
import * as styles from './LineItem.css';
import {lineFields, LineQuantity, LinePlan, LineProject} from './LineForms';
import {close} from './LineForms.css';
import {Message} from './Message';
import {planInterval} from './plan-interval';
import {preOrderText} from './pre-order-text';
import {useTranslate} from './texts';

type Props = {
  readonly item: CartItem;
  readonly feedback: PlaceFeedback | undefined;
  /** A change of this line is under way. */
  readonly busy: boolean;
  /** The day in Germany. */
  readonly today: Day;
};

/** Shows one item of the cart: what it is, how many, what it costs, and everything that can be changed about it. */
export function LineItem({item: known, feedback, busy, today}: Props) {
  const translate = useTranslate();
  const {expected, wished} = useContext(CartSubmissionContext);
  const item = useMemo(() => ({...known, line: optimisticLine(known.line, expected)}), [known, expected]);
  const {line, project, isFreeArticle} = item;
  const wish = wished.get(contentKey(contentOf(line)));
  const place = placeOf(line.id);
  const messageId = `${place}-message`;
  return (
    <li
      className={classNames(styles.line, busy && styles.busy)}
      id={place}
      tabIndex={-1}
      aria-busy={busy ? true : undefined}
    >
      <div className={styles.frame}>
        {line.picture && <Picture className={styles.picture} picture={line.picture} sizes="7.5rem" decorative />}
      </div>
      <div className={styles.words}>
        <LineWords item={item} today={today} />
      </div>
      <div className={styles.amount}>
        <LineAmount item={item} />
      </div>
      {!isFreeArticle && (
        <div className={styles.controls}>
          <LineQuantity line={line} wish={wish} place={place} feedback={feedback} messageId={messageId} />
          <CartForm
            intent="remove"
            place={place}
            tool={translate('cart:line.removeOf', {title: line.title})}
            fields={lineFields(line)}
          >
            <Button
              variant="ghost"
              inline
              className={close}
              aria-label={translate('cart:line.removeOf', {title: line.title})}
            >
              {translate('cart:line.remove')}
            </Button>
          </CartForm>
        </div>
      )}
      <div className={styles.more}>
        {feedback && (
          <Message tone="failure" id={messageId}>
            {feedback.messages.map((message) => (
              <p key={message}>{translate(message)}</p>
            ))}
          </Message>
        )}
        {project && <LineDonation project={project} included={line.kind !== 'donation'} />}
        {!isFreeArticle && (
          <div className={styles.options}>
            {project && <LineProject line={line} project={project} place={place} />}
            {item.offersPlans && <LinePlan line={line} place={place} />}
          </div>
        )}
      </div>
    </li>
  );
}

function LineWords({item, today}: Pick<Props, 'item' | 'today'>) {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const {line, isFreeArticle, preOrder, deliveryTime} = item;
  const gift = PERKS.find(({id}) => id === 'free-article');
  const variantNumber = globalNumber(line.variantId);
  const {recipientName, message, sendOn} = writtenFor(line.attributes, today);
  return (
    <>
      <h3 className={styles.title}>
        {isFreeArticle ? (
          line.title
        ) : (
          <Link className={styles.link} href={productPath(language, line.productHandle, variantNumber)}>
            {line.title}
          </Link>
        )}
      </h3>
      {line.options.length > 0 && <p className={styles.fact}>{line.options.map(({value}) => value).join(', ')}</p>}
      {recipientName !== null && <p className={styles.fact}>{translate('cart:line.for', {name: recipientName})}</p>}
      {message !== null && <p className={styles.fact}>{translate('cart:line.message', {message})}</p>}
      {sendOn !== null && <p className={styles.fact}>{translate('cart:line.sendOn', {date: format.date(sendOn)})}</p>}
      {preOrder && <p className={styles.fact}>{preOrderText(translate, format, preOrder)}</p>}
      {deliveryTime !== null && (
        <p className={styles.fact}>
          {translate(isInWorkingDays(deliveryTime) ? 'cart:line.deliveryTime' : 'cart:line.ownDeliveryTime', {
            time: deliveryTime,
          })}
        </p>
      )}
      {line.plan && <p className={styles.plan}>{planInterval(translate, line.plan)}</p>}
      {isFreeArticle ? (
        <>
          <p>
            <Badge tone="moss">{translate('cart:line.gift')}</Badge>
          </p>
          {gift && (
            <p className={styles.fact}>
              {translate('cart:line.giftText', {from: format.amount(money(gift.fromCents, line.total.currency))})}
            </p>
          )}
        </>
      ) : (
        <p className={styles.prices}>
          {line.quantity > 1 && <span>{translate('cart:line.each', {price: format.money(line.unitAmount)})}</span>}
          {line.unitPrice && <span>{format.unitPrice(line.unitPrice)}</span>}
        </p>
      )}
      {!line.availableForSale && (
        <p>
          <Badge tone="sale">{translate('cart:line.soldOut')}</Badge>
        </p>
      )}
    </>
  );
}

/** The price of the line before codes, which the summary takes off; only a gift is told here, for it is one line's. */
function LineAmount({item: {line, isFreeArticle}}: {readonly item: CartItem}) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <>
      <Price
        amount={format.money(isFreeArticle ? line.total : line.subtotal)}
        label={translate('cart:line.total')}
        before={
          isFreeArticle && !isZero(line.subtotal)
            ? {amount: format.money(line.subtotal), label: translate('cart:line.regularly')}
            : undefined
        }
      />
      {line.kind === 'bundle' && <span className={styles.setPrice}>{translate('cart:line.setPrice')}</span>}
    </>
  );
}

/** The id of a line's place on the page. */
function placeOf(lineId: string): string {
  return `line-${/CartLine\/([\w-]+)/.exec(lineId)?.[1] ?? ''}`;
}
