import type {DiscountCode} from '../../domain/cart/cart';
import {Badge} from '../../ui/Badge';
import {Button} from '../../ui/Button';
import type {PlaceFeedback} from './cart-feedback';
import {CartForm} from './CartForm';
import * as styles from './CodeBox.css';
import {RedeemForm} from './RedeemForm';
import {useTranslate} from './texts';

type Props = {
  readonly codes: readonly DiscountCode[];
  readonly feedback: PlaceFeedback;
  readonly busy: boolean;
};

const PLACE = 'discount-code';

/** Takes a discount code, and lists every code with whether it counts and a way to take it off. */
export function CodeBox({codes, feedback, busy}: Props) {
  const translate = useTranslate();
  return (
    <div className={styles.box} id={PLACE}>
      <RedeemForm intent="apply-code" texts="cart:codes.code" place={PLACE} feedback={feedback} busy={busy} />
      {codes.length > 0 && (
        <ul className={styles.list} aria-label={translate('cart:codes.code.list')}>
          {codes.map(({code, applicable}) => (
            <li key={code} className={styles.entry}>
              <span className={styles.name}>{code}</span>
              <Badge tone={applicable ? 'moss' : 'neutral'}>
                {translate(applicable ? 'cart:codes.code.applies' : 'cart:codes.code.appliesNot')}
              </Badge>
              <CartForm intent="remove-code" place={PLACE} fields={{code}}>
                <Button variant="ghost" inline aria-label={translate('cart:codes.code.removeOf', {code})}>
                  {translate('cart:codes.code.remove')}
                </Button>
              </CartForm>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
