import {DEFAULT_CURRENCY, DONATION, SOCIAL_PROJECTS} from '../../config/commerce';
import type {PlanPrice} from '../../domain/product/product';
import {wholeWeeks} from '../../domain/product/purchase';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {RadioCards} from '../../ui/RadioCards';
import * as styles from './PurchaseFields.css';

type Props = {
  /** Whether the donation is a part of the price, by weight. */
  readonly isIncluded?: boolean;
  /** The code of a project; water where none is chosen. */
  readonly chosen?: string | undefined;
};

/**
 * Asks which social project the donation in the price goes to (Specification, section 9: water unless chosen
 * otherwise).
 */
export function ProjectChoice({isIncluded = true, chosen}: Props) {
  const translate = useTranslate();
  const perKilogram = useFormat().amount({cents: DONATION.centsPerKilogram, currency: DEFAULT_CURRENCY});
  return (
    <div className={styles.choice}>
      <RadioCards
        legend={translate('product:project.legend')}
        name="project"
        layout="chips"
        defaultValue={chosen ?? DONATION.defaultProject}
        cards={SOCIAL_PROJECTS.map(({code}) => ({value: code, title: translate(`product:project.${code}.title`)}))}
      />
      {isIncluded && <p className={styles.note}>{translate('product:project.included', {amount: perKilogram})}</p>}
    </div>
  );
}

/**
 * Returns the intervals of plans as a list to choose from; each with its price, and that of a kilo or litre, where they
 * depend on the interval.
 */
export function usePlanOptions() {
  const translate = useTranslate();
  const format = useFormat();
  return (plans: readonly PlanPrice[]) => {
    const varies = plans.some(({price}) => price.cents !== plans[0]?.price.cents);
    return plans.map(({plan, ...piece}) => {
      const count = wholeWeeks(plan);
      const interval = count === null ? plan.name : translate('product:purchase.weeks', {count});
      const price = format.piecePrice(piece);
      const label = varies ? translate('product:purchase.planOption', {interval, price}) : interval;
      return {value: plan.id, label};
    });
  };
}
