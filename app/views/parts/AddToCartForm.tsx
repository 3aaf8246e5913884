import {wordOfCart} from '../../client/send-to-cart';
import type {Day} from '../../domain/delivery';
import type {PurchaseModes} from '../../domain/product/purchase';
import type {Variant} from '../../domain/product/product';
import {TextScope, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Select, type SelectOption} from '../../ui/Select';
import * as styles from './AddToCartForm.css';
import {AddToCartOutcome} from './AddToCartOutcome';
import {GiftFields} from './GiftFields';
import {OperationField} from './OperationField';
import {ProjectChoice} from './ProjectChoice';
import {PurchaseChoice} from './PurchaseChoice';
import {useAddToCart} from './use-add-to-cart';

type Props = {
  /** For a button that stands elsewhere. */
  readonly id?: string;
  readonly title: string;
  /** The one that is bought, or preselected among `variants`. */
  readonly variant: Pick<Variant, 'id' | 'number' | 'price' | 'quantityAvailable'>;
  /** Where the form itself lets choose: global ids of variants that cost and come alike but for what the labels say. */
  readonly variants?: {readonly label: string; readonly options: readonly SelectOption[]} | undefined;
  readonly purchase: PurchaseModes;
  readonly isPreOrder: boolean;
  readonly firstShipment: Day;
  /** Where its project is for the shopper to choose: a donation in the price, or the whole of it. */
  readonly donation: 'included' | 'whole' | null;
  /** Where it is for somebody else, by e-mail: the day on which it can be sent at the earliest. */
  readonly giftFrom?: Day | null;
};

const MOST_AT_ONCE = 10;
const NO_TEXTS = {};

/** Puts a variant into the cart: a plain form that leads to the cart, and that stays on the page with JavaScript. */
export function AddToCartForm({
  id,
  title,
  variant,
  variants,
  purchase,
  isPreOrder,
  firstShipment,
  donation,
  giftFrom = null,
}: Props) {
  const translate = useTranslate();
  const {action, pending, answer, outcome, submit} = useAddToCart({key: variant.number, title});
  const reply = wordOfCart(answer);
  return (
    <form
      id={id}
      className={styles.form}
      method="post"
      action={action}
      onSubmit={submit}
      aria-label={translate('product:cart.form')}
    >
      <input type="hidden" name="intent" value="add" />
      {variants ? (
        <Select label={variants.label} name="variantId" defaultValue={variant.id} options={variants.options} />
      ) : (
        <input type="hidden" name="variantId" value={variant.id} />
      )}
      <OperationField />
      <PurchaseChoice purchase={purchase} price={variant.price} firstShipment={firstShipment} />
      {donation !== null && <ProjectChoice isIncluded={donation === 'included'} />}
      {giftFrom !== null && (
        <TextScope texts={reply?.texts ?? NO_TEXTS}>
          <GiftFields errors={reply?.ok === false ? reply.errors : {}} today={giftFrom} />
        </TextScope>
      )}
      <div className={styles.act}>
        <Select
          label={translate('product:cart.quantity')}
          name="quantity"
          defaultValue="1"
          options={quantities(variant.quantityAvailable, isPreOrder)}
        />
        <Button bright pending={pending}>
          {pending
            ? translate('product:cart.adding')
            : translate(isPreOrder ? 'product:cart.preOrder' : 'product:cart.add')}
        </Button>
      </div>
      <div ref={outcome}>
        <AddToCartOutcome title={title} answer={answer} />
      </div>
    </form>
  );
}

function quantities(available: number | null, isPreOrder: boolean) {
  const most = available !== null && available > 0 && !isPreOrder ? Math.min(available, MOST_AT_ONCE) : MOST_AT_ONCE;
  return Array.from({length: most}, (_, index) => String(index + 1)).map((value) => ({value, label: value}));
}
