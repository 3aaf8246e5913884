import {useEffect, useRef} from 'react';

import {LIMITS, SOCIAL_PROJECTS, type SocialProject} from '../../config/commerce';
import type {CartLine} from '../../domain/cart/cart';
import {lineTitle} from '../../domain/cart/gone-lines';
import type {CartItem} from '../../domain/cart/groups';
import {nearestPlan} from '../../domain/product/purchase';
import {Button} from '../../ui/Button';
import {QuantityStepper} from '../../ui/QuantityStepper';
import {RadioCards} from '../../ui/RadioCards';
import {Select} from '../../ui/Select';
import type {PlaceFeedback} from './cart-feedback';
import {CartForm} from './CartForm';
import {LineDetails} from './LineDetails';
import * as lineOptionsStyles from './LineOptions.css';
import * as styles from './LineForms.css';
import {planOptions} from './plan-interval';
import {useTranslate} from './texts';
import {useKnownValues} from '../parts/use-known-values';

/** Returns the fields that name the line of a form. */
export function lineFields(line: CartLine): Readonly<Record<string, string>> {
  return {lineId: line.id, title: lineTitle(line)};
}

type Props = {
  readonly line: CartLine;
  /** How many there were to be, where that could not be carried out. */
  readonly wish: number | undefined;
  readonly place: string;
  readonly feedback: PlaceFeedback | undefined;
  /** Of the message that tells what is wrong with the quantity. */
  readonly messageId: string;
};

const UPDATE = {name: 'intent', value: 'update'} as const;

/** Asks how many there are to be of a line: minus and plus change it by one, a typed number is the number. */
export function LineQuantity({line, wish, place, feedback, messageId}: Props) {
  const translate = useTranslate();
  const {title} = line;
  const typed = feedback?.typed ?? wish?.toString();
  const number = Number(typed);
  const form = useRef<HTMLFormElement>(null);
  const said = feedback?.typed === undefined ? String(wish ?? line.quantity) : null;
  const shown = useRef(said);
  useEffect(() => {
    const field = form.current?.elements.namedItem('quantity');
    // React leaves a number field alone that was typed in: it shows what the cart says as soon as that is another number. Not
    // before, and not on the first showing: that would undo what is being typed, or was before the script came.
    if (shown.current !== said && said !== null && field instanceof HTMLInputElement) field.value = said;
    shown.current = said;
  }, [said]);
  return (
    <CartForm
      intent="update"
      place={place}
      tool={translate('cart:line.updateOf', {title})}
      fields={lineFields(line)}
      className={styles.form}
      formRef={form}
    >
      <button {...UPDATE} className={styles.enter} tabIndex={-1} aria-hidden="true" />
      <QuantityStepper
        label={translate('cart:line.quantityOf', {title})}
        name="quantity"
        defaultValue={Number.isFinite(number) ? number : line.quantity}
        max={LIMITS.quantityMax}
        invalid={typed !== undefined}
        {...(feedback ? {describedBy: messageId} : {})}
        decrease={{name: 'intent', value: 'decrease', label: translate('cart:line.decrease', {title})}}
        increase={{
          name: 'intent',
          value: 'increase',
          label: translate('cart:line.increase', {title}),
          disabled: line.quantity >= LIMITS.quantityMax,
        }}
      />
      {/* Safari gives a pressed button no focus, but what is around it: the focus stays in the form, and the button in sight. */}
      <span className={styles.update} tabIndex={-1}>
        <Button
          {...UPDATE}
          variant="ghost"
          inline
          className={styles.close}
          aria-label={translate('cart:line.updateOf', {title})}
        >
          {translate('cart:line.update')}
        </Button>
      </span>
    </CartForm>
  );
}

type LinePlanProps = {
  readonly line: CartLine;
  readonly place: string;
};

/** Changes how often a line comes, or turns a purchase into a subscription and back. */
export function LinePlan({line, place}: LinePlanProps) {
  const translate = useTranslate();
  const {plan, plans, planSaving} = line;
  const preset = nearestPlan(plans, ({weeks}) => weeks);
  const chosen = (plan ?? preset)?.id ?? '';
  const form = useKnownValues({sellingPlanId: chosen});
  const offer =
    planSaving > 0 ? translate('cart:plan.offer', {percent: planSaving}) : translate('cart:plan.offerPlain');
  return (
    <LineDetails summary={plan ? translate('cart:plan.change') : offer}>
      <CartForm
        intent="change-plan"
        place={place}
        fields={lineFields(line)}
        className={lineOptionsStyles.form}
        formRef={form}
      >
        <Select
          label={translate('cart:plan.label')}
          name="sellingPlanId"
          defaultValue={chosen}
          options={planOptions(translate, line)}
        />
        <Button variant="secondary" inline>
          {translate(plan ? 'cart:plan.save' : 'cart:plan.start')}
        </Button>
      </CartForm>
    </LineDetails>
  );
}

type LineProjectProps = {
  readonly line: CartItem['line'];
  readonly project: SocialProject;
  readonly place: string;
};

/** Chooses where the donation of a line goes (Specification, section 2, Cart). */
export function LineProject({line, project, place}: LineProjectProps) {
  const translate = useTranslate();
  const form = useKnownValues({project});
  return (
    <LineDetails summary={translate('cart:project.change')}>
      <CartForm
        intent="change-project"
        place={place}
        fields={lineFields(line)}
        className={lineOptionsStyles.form}
        formRef={form}
      >
        <RadioCards
          legend={translate('cart:project.legend')}
          name="project"
          defaultValue={project}
          cards={SOCIAL_PROJECTS.map(({code}) => ({
            value: code,
            title: translate(`cart:project.${code}.title`),
            detail: translate(`cart:project.${code}.text`),
          }))}
        />
        <Button variant="secondary" inline>
          {translate('cart:project.save')}
        </Button>
      </CartForm>
    </LineDetails>
  );
}
