import {SUBSCRIPTION} from '../../config/commerce';
import type {Day} from '../../domain/delivery';
import type {Money} from '../../domain/money';
import type {PlanPrice} from '../../domain/product/product';
import type {PurchaseModes} from '../../domain/product/purchase';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {Badge} from '../../ui/Badge';
import {RadioCards} from '../../ui/RadioCards';
import {Select} from '../../ui/Select';
import * as styles from './PurchaseChoice.css';

type Props = {
  readonly purchase: PurchaseModes;
  /** Of one piece without a plan. */
  readonly price: Money;
  readonly firstShipment: Day;
};

/**
 * Once or as a subscription, and for that how often. The list of intervals shows while the subscription is chosen; no
 * script takes part in that.
 */
export function PurchaseChoice({purchase, price, firstShipment}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const {oneTime, plans, preselectedPlan, preselected} = purchase;
  if (preselectedPlan === null || preselected === null) return null;
  const unit = preselectedPlan.unitPrice === null ? '' : `${format.unitPrice(preselectedPlan.unitPrice)}. `;
  const cards = [
    {value: 'one-time', title: translate('product:purchase.once'), aside: format.money(price), disabled: !oneTime},
    {
      value: 'subscription',
      title: (
        <span className={styles.title}>
          {translate('product:purchase.subscription')}{' '}
          <Badge tone="moss">{translate('product:purchase.save', {percent: SUBSCRIPTION.discountPercent})}</Badge>
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
        defaultValue={preselected}
        cards={cards.filter((card) => card.disabled !== true)}
      />
      <div className={styles.interval}>
        <Select
          label={translate('product:purchase.interval')}
          name="sellingPlanId"
          defaultValue={preselectedPlan.plan.id}
          options={intervals(plans, translate, format)}
          hint={translate('product:purchase.first', {date: format.date(firstShipment)})}
        />
      </div>
    </div>
  );
}

/** The price stands with each interval only where it depends on it. */
function intervals(
  plans: readonly PlanPrice[],
  translate: ReturnType<typeof useTranslate>,
  format: ReturnType<typeof useFormat>,
) {
  const varies = plans.some(({price}) => price.cents !== plans[0]?.price.cents);
  return plans.map(({plan, price}) => {
    const interval = translate('product:purchase.weeks', {count: plan.weeks});
    const label = translate('product:purchase.planOption', {interval, price: format.money(price)});
    return {value: plan.id, label: varies ? label : interval};
  });
}
