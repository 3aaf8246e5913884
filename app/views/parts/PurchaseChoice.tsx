import type {Day} from '../../domain/delivery';
import type {Money} from '../../domain/money';
import {planSaving, type PurchaseModes} from '../../domain/product/purchase';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {Badge} from '../../ui/Badge';
import {RadioCards} from '../../ui/RadioCards';
import {Select} from '../../ui/Select';
import * as styles from './PurchaseChoice.css';
import {usePlanOptions} from './use-plan-options';

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
  const planOptions = usePlanOptions();
  const {oneTime, plans, preselectedPlan, preselected} = purchase;
  if (preselectedPlan === null || preselected === null) return null;
  const percent = planSaving(price, preselectedPlan.price);
  const unit = preselectedPlan.unitPrice === null ? '' : `${format.unitPrice(preselectedPlan.unitPrice)}. `;
  const cards = [
    {value: 'one-time', title: translate('product:purchase.once'), aside: format.money(price), disabled: !oneTime},
    {
      value: 'subscription',
      title: (
        <span className={styles.title}>
          {translate('product:purchase.subscription')}{' '}
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
        defaultValue={preselected}
        cards={cards.filter((card) => card.disabled !== true)}
      />
      <div className={styles.interval}>
        <Select
          label={translate('product:purchase.interval')}
          name="sellingPlanId"
          defaultValue={preselectedPlan.plan.id}
          options={planOptions(plans)}
          hint={translate('product:purchase.first', {date: format.date(firstShipment)})}
        />
      </div>
    </div>
  );
}
