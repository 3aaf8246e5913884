import {INTERVALS, SUBSCRIPTION_LIMITS} from '../../config/subscription';
import type {ProductChoice} from '../../domain/subscription/choice';
import {useFormat} from '../../i18n/use-translate';
import {Field} from '../../ui/Field';
import {Select} from '../../ui/Select';
import type {CommandAnswer} from './CommandForm';
import {useTranslate} from './texts';

type Props = {
  readonly choice: ProductChoice;
  readonly chosen: string | undefined;
  readonly answer: CommandAnswer | null;
};

/** Which variant of a product. */
export function VariantField({choice, chosen, answer}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Select
      name="variant"
      label={`${choice.title}: ${translate('account:commands.add.variant')}`}
      defaultValue={answer?.values['variant'] ?? chosen ?? choice.variants.find((one) => one.availableForSale)?.value}
      options={choice.variants.map(({value, title, price, availableForSale}) => ({
        value,
        label: [title, format.money(price), availableForSale ? '' : translate('account:delivery.outOfStock')]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}

/** How many pieces. */
export function QuantityField({quantity, answer}: {readonly quantity: number; readonly answer: CommandAnswer | null}) {
  const translate = useTranslate();
  const error = answer?.errors['quantity'];
  return (
    <Field
      name="quantity"
      type="number"
      inputMode="numeric"
      min={1}
      max={SUBSCRIPTION_LIMITS.quantityMost}
      label={translate('account:commands.add.quantity')}
      defaultValue={answer?.values['quantity'] ?? quantity}
      error={error === undefined ? undefined : translate(`account:field.${error}`)}
    />
  );
}

type WeeksProps = {
  readonly name: 'weeks' | 'rhythm';
  readonly label: string;
  readonly weeks: number | null;
  readonly answer: CommandAnswer | null;
};

/** How often; `rhythm` also offers 'this time only'. */
export function WeeksField({name, label, weeks, answer}: WeeksProps) {
  const translate = useTranslate();
  const known: readonly number[] = INTERVALS;
  const offered = weeks === null || known.includes(weeks) ? known : [...known, weeks].sort((a, b) => a - b);
  const once = name === 'rhythm' ? [{value: 'once', label: translate('account:commands.add.once')}] : [];
  return (
    <Select
      name={name}
      label={label}
      defaultValue={answer?.values[name] ?? String(weeks ?? 'once')}
      options={[
        ...once,
        ...offered.map((count) => ({value: String(count), label: translate('account:delivery.weeks', {count})})),
      ]}
    />
  );
}
