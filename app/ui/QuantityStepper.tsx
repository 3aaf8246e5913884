import type {ButtonHTMLAttributes} from 'react';

import {Icon} from './Icon';
import * as styles from './QuantityStepper.css';

type Step = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'name' | 'value' | 'disabled' | 'form' | 'formAction' | 'type' | 'onClick'
> & {
  /** What the button does, for screen readers: 'One more Forest Floor'. */
  readonly label: string;
};

type Props = {
  /** Of the number field, for screen readers: 'Quantity of Forest Floor'. */
  readonly label: string;
  readonly name: string;
  readonly defaultValue: number;
  /** Default 0. */
  readonly min?: number;
  /** Default 999. */
  readonly max?: number;
  readonly form?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  /** The minus button: a submit button with a name and value of its own, so that it works without a script. */
  readonly decrease: Step;
  readonly increase: Step;
};

/**
 * Shows a number between minus and plus. The buttons send the form around with their own `name` and `value` (such as
 * `intent=decrease`); Enter in the field would press the first button of the form, so put the form's own submit button first,
 * visible or hidden.
 */
export function QuantityStepper({
  label,
  name,
  defaultValue,
  min = 0,
  max = 999,
  form,
  invalid,
  describedBy,
  decrease,
  increase,
}: Props) {
  return (
    <span className={styles.stepper}>
      <StepButton step={decrease} icon="minus" />
      <input
        className={styles.input}
        type="number"
        inputMode="numeric"
        name={name}
        defaultValue={defaultValue}
        min={min}
        max={max}
        step={1}
        required
        form={form}
        aria-label={label}
        toolparamdescription={label}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={describedBy}
      />
      <StepButton step={increase} icon="plus" />
    </span>
  );
}

function StepButton({step: {label, ...button}, icon}: {readonly step: Step; readonly icon: 'minus' | 'plus'}) {
  return (
    <button type="submit" {...button} className={styles.step} aria-label={label}>
      <Icon name={icon} size="small" />
    </button>
  );
}
