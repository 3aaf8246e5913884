import type {FormEvent} from 'react';

import {DONATION} from '../../config/commerce';
import type {GiftOffer} from '../../domain/cart/recipient';
import type {Day} from '../../domain/delivery';
import type {Money} from '../../domain/money';
import type {BuyChoice, FirstChoice} from '../../domain/product/buy-choice';
import type {Variant} from '../../domain/product/product';
import {mostAtOnce, planSaving, type PurchaseModes} from '../../domain/product/purchase';
import {TextScope, useFormat, useTranslate} from '../../i18n/use-translate';
import {Badge} from '../../ui/Badge';
import {Button} from '../../ui/Button';
import {RadioCards} from '../../ui/RadioCards';
import {Select, type SelectOption} from '../../ui/Select';
import * as styles from './AddToCartForm.css';
import {AddToCartOutcome} from './AddToCartOutcome';
import {GiftFields} from './GiftFields';
import {IdempotencyKeyField} from './IdempotencyKeyField';
import {ProjectChoice, usePlanOptions} from './PurchaseFields';
import {SeenPriceField} from './SeenPriceField';
import {useAddToCart, type GoneState} from './use-add-to-cart';
import {useKeptChoice} from './use-kept-choice';
import {useKnownValues} from './use-known-values';

type Props = {
  /** For a button that stands elsewhere. */
  readonly id?: string;
  readonly title: string;
  /** The one that is bought, or preselected among `variants`. */
  readonly variant: Pick<Variant, 'id' | 'number' | 'price' | 'quantityAvailable'>;
  /** Where the form itself lets choose: global ids of variants that cost and come alike but for what the labels say. */
  readonly variants?:
    | {
        readonly label: string;
        readonly options: readonly SelectOption[];
        /** Where the labels say what each costs. */
        readonly priced?: readonly Pick<Variant, 'id' | 'price'>[];
      }
    | undefined;
  readonly purchase: PurchaseModes;
  readonly isPreOrder: boolean;
  /** `null` if unknown. */
  readonly firstShipment: Day | null;
  /** Where its project is for the shopper to choose: a donation in the price, or the whole of it. */
  readonly donation: 'included' | 'whole' | null;
  /** Where it is for somebody else, by e-mail. */
  readonly gift?: GiftOffer | null;
  /** What the address says is chosen, where the address keeps it. */
  readonly chosen?: BuyChoice;
  /** Is called where the variant turns out to be gone. */
  readonly onGone?: (state: GoneState) => void;
};

const NO_TEXTS = {};
/** So many amounts are all in sight. */
const MOST_IN_SIGHT = 6;

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
  gift = null,
  chosen,
  onGone,
}: Props) {
  const translate = useTranslate();
  const {action, pending: isSent, answer, outcome, submit} = useAddToCart({key: variant.number, title, onGone});
  const {keep, open, wait, isWaiting} = useKeptChoice(firstChoice(purchase));
  const pending = isSent || isWaiting;
  const form = useKnownValues({variantId: variant.id});
  function send(event: FormEvent<HTMLFormElement>) {
    if (!open(event) && !wait(event)) submit(event);
  }
  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      method="post"
      action={action}
      onChange={chosen && keep}
      onSubmit={send}
      aria-label={translate('product:cart.form')}
      toolname="add-to-cart"
      tooldescription={translate('product:cart.form')}
    >
      <input type="hidden" name="intent" value="add" />
      {variants ? (
        <div id="variant-selection">
          <VariantChoice {...variants} first={variant.id} />
        </div>
      ) : (
        <input type="hidden" name="variantId" value={variant.id} />
      )}
      <SeenPriceField variants={variants?.priced ?? [variant]} plans={purchase.plans} />
      <IdempotencyKeyField />
      <PurchaseChoice purchase={purchase} price={variant.price} firstShipment={firstShipment} chosen={chosen} />
      {donation === 'whole' && <ProjectChoice isIncluded={false} chosen={chosen?.project} />}
      {gift !== null && (
        <TextScope texts={answer?.texts ?? NO_TEXTS}>
          <GiftFields errors={answer?.errors ?? {}} gift={gift} />
        </TextScope>
      )}
      <div className={styles.act}>
        <Select
          label={translate('product:cart.quantity')}
          name="quantity"
          defaultValue={chosen?.quantity ?? FIRST_QUANTITY}
          options={quantities(variant.quantityAvailable, isPreOrder)}
        />
        <Button bright pending={pending}>
          {pending
            ? translate('product:cart.adding')
            : translate(isPreOrder ? 'product:cart.preOrder' : 'product:cart.add')}
        </Button>
      </div>
      {/* It is chosen already, and changes no price. */}
      {donation === 'included' && <ProjectChoice isIncluded chosen={chosen?.project} />}
      <div ref={outcome}>
        <AddToCartOutcome title={title} answer={answer} />
      </div>
    </form>
  );
}

const FIRST_QUANTITY = '1';

/** What is chosen before anybody chooses. */
function firstChoice({preselected, preselectedPlan}: PurchaseModes): FirstChoice {
  return {
    purchase: preselected,
    sellingPlanId: preselectedPlan?.plan.id,
    project: DONATION.defaultProject,
    quantity: FIRST_QUANTITY,
  };
}

type VariantChoiceProps = NonNullable<Props['variants']> & {readonly first: string};

function VariantChoice({label, options, first}: VariantChoiceProps) {
  if (options.length > MOST_IN_SIGHT)
    return <Select label={label} name="variantId" defaultValue={first} options={options} />;
  const cards = options.map(({value, label: title}) => ({value, title}));
  return <RadioCards legend={label} name="variantId" layout="chips" defaultValue={first} cards={cards} />;
}

function quantities(available: number | null, isPreOrder: boolean) {
  return Array.from({length: mostAtOnce(available, isPreOrder)}, (_, index) => String(index + 1)).map((value) => ({
    value,
    label: value,
  }));
}

type PurchaseChoiceProps = {
  readonly purchase: PurchaseModes;
  /** Of one piece without a plan. */
  readonly price: Money;
  readonly firstShipment: Day | null;
  readonly chosen: BuyChoice | undefined;
};

/**
 * Once or as a subscription, and for that how often. The list of intervals shows while the subscription is chosen; no
 * script takes part in that.
 */
function PurchaseChoice({purchase, price, firstShipment, chosen}: PurchaseChoiceProps) {
  const translate = useTranslate();
  const format = useFormat();
  const planOptions = usePlanOptions();
  const {oneTime, plans, preselectedPlan, preselected} = purchase;
  if (preselectedPlan === null || preselected === null) return null;
  const percent = oneTime ? planSaving(price, preselectedPlan.price) : 0;
  const unit = preselectedPlan.unitPrice === null ? '' : `${format.unitPrice(preselectedPlan.unitPrice)}. `;
  const cards = [
    {value: 'one-time', title: translate('product:purchase.once'), aside: format.money(price), disabled: !oneTime},
    {
      value: 'subscription',
      title: (
        <span className={styles.title}>
          {`${translate('product:purchase.subscription')} `}
          {percent > 0 && <Badge tone="moss">{translate('product:purchase.save', {percent})}</Badge>}
        </span>
      ),
      aside: format.money(preselectedPlan.price),
      detail: unit + translate('product:purchase.subscriptionNote'),
    },
  ];
  return (
    <div className={styles.choice}>
      {!oneTime && <p className={styles.only}>{translate('product:purchase.only')}</p>}
      <RadioCards
        legend={translate('product:purchase.legend')}
        name="purchase"
        defaultValue={chosen?.purchase ?? preselected}
        cards={cards.filter((card) => card.disabled !== true)}
      />
      <div className={styles.interval}>
        <Select
          label={translate('product:purchase.interval')}
          name="sellingPlanId"
          defaultValue={chosen?.sellingPlanId ?? preselectedPlan.plan.id}
          options={planOptions(plans)}
          hint={
            firstShipment === null ? undefined : translate('product:purchase.first', {date: format.date(firstShipment)})
          }
        />
      </div>
    </div>
  );
}
