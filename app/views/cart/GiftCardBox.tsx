import type {AppliedGiftCard} from '../../domain/cart/cart';
import {negate} from '../../domain/money';
import {useFormat} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import type {PlaceFeedback} from './cart-feedback';
import {CartForm} from './CartForm';
import * as styles from './CodeBox.css';
import {RedeemForm} from './RedeemForm';
import {useTranslate} from './texts';

type Props = {
  readonly cards: readonly AppliedGiftCard[];
  readonly feedback: PlaceFeedback;
  readonly busy: boolean;
};

const PLACE = 'gift-card';

/** Takes gift cards, one after the other, and lists those in use by their last characters. */
export function GiftCardBox({cards, feedback, busy}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <div className={styles.box} id={PLACE}>
      <RedeemForm intent="apply-gift-card" texts="cart:codes.giftCard" place={PLACE} feedback={feedback} busy={busy} />
      <p className={styles.hint}>{translate('cart:codes.giftCard.hint')}</p>
      {cards.length > 0 && (
        <ul className={styles.list} aria-label={translate('cart:codes.giftCard.list')}>
          {cards.map(({id, lastCharacters, amountUsed}) => (
            <li key={id} className={styles.entry}>
              <span className={styles.name}>{translate('cart:codes.giftCard.card', {lastCharacters})}</span>
              <span className={styles.used}>{format.money(negate(amountUsed))}</span>
              <CartForm intent="remove-gift-card" place={PLACE} fields={{giftCardId: id}}>
                <Button variant="ghost" inline aria-label={translate('cart:codes.giftCard.removeOf', {lastCharacters})}>
                  {translate('cart:codes.giftCard.remove')}
                </Button>
              </CartForm>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
