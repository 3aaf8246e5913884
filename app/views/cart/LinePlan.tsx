import type {CartLine} from '../../domain/cart/cart';
import {nearestPlan} from '../../domain/product/purchase';
import {Button} from '../../ui/Button';
import {Select} from '../../ui/Select';
import {CartForm} from './CartForm';
import {LineDetails} from './LineDetails';
import * as styles from './LineOptions.css';
import {planInterval} from './plan-interval';
import {useTranslate} from './texts';

type Props = {
  readonly line: CartLine;
  readonly place: string;
};

/** Changes how often a line comes, or turns a purchase into a subscription and back. */
export function LinePlan({line, place}: Props) {
  const translate = useTranslate();
  const {plan, plans, planSaving} = line;
  const intervals = plans.map((each) => ({value: each.id, label: planInterval(translate, each)}));
  const preset = nearestPlan(plans, ({weeks}) => weeks);
  const offer =
    planSaving > 0 ? translate('cart:plan.offer', {percent: planSaving}) : translate('cart:plan.offerPlain');
  return (
    <LineDetails summary={plan ? translate('cart:plan.change') : offer}>
      <CartForm intent="change-plan" place={place} fields={{lineId: line.id}} className={styles.form}>
        <Select
          key={plan?.id}
          label={translate('cart:plan.label')}
          name="sellingPlanId"
          defaultValue={(plan ?? preset)?.id}
          options={plan ? [...intervals, {value: '', label: translate('cart:plan.once')}] : intervals}
        />
        <Button variant="secondary" inline>
          {translate(plan ? 'cart:plan.save' : 'cart:plan.start')}
        </Button>
      </CartForm>
    </LineDetails>
  );
}
