import {DONATION, LIMITS, SOCIAL_PROJECTS, type SocialProject} from '../../config/commerce';
import {hasOneRegularPrice, type ProductChoice, type VariantChoice} from '../../domain/subscription/choice';
import {replacingPrice} from '../../domain/subscription/ordered-sum';
import type {SubscriptionProduct} from '../../domain/subscription/subscription';
import {planSaving} from '../../domain/product/purchase';
import {useFormat} from '../../i18n/use-translate';
import {Field} from '../../ui/Field';
import {RadioCards} from '../../ui/RadioCards';
import {Select} from '../../ui/Select';
import type {CommandAnswer} from './CommandForm';
import {useTranslate} from './texts';

type Props = {
  readonly choice: ProductChoice;
  readonly chosen: string | undefined;
  readonly answer: CommandAnswer | null;
  /** What one piece of a variant will cost. */
  readonly priceOf: (variant: VariantChoice) => string;
};

/** Asks for a variant of a product; where there is only one, it shows the price of that. */
export function VariantField({choice, chosen, answer, priceOf}: Props) {
  const translate = useTranslate();
  const [only, ...others] = choice.variants;
  if (only !== undefined && others.length === 0) {
    return (
      <>
        <input type="hidden" name="variant" value={only.value} />
        <p>{`${[choice.title, only.title].filter(Boolean).join(', ')} · ${priceOf(only)}`}</p>
      </>
    );
  }
  return (
    <Select
      name="variant"
      label={`${choice.title}: ${translate('account:commands.add.variant')}`}
      defaultValue={answer?.values['variant'] ?? chosen ?? choice.variants.find((one) => one.availableForSale)?.value}
      options={choice.variants.map((variant) => ({
        value: variant.value,
        label: [
          variant.title,
          priceOf(variant),
          variant.availableForSale ? '' : translate('account:delivery.outOfStock'),
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}

/** Says what a variant costs while it is open how it will come: once and regularly. */
export function useOpenPrice({canComeOnce}: ProductChoice) {
  const translate = useTranslate();
  const regularPrice = useRegularPrice();
  const {piecePrice} = useFormat();
  return (variant: VariantChoice): string => {
    if (variant.regular.length === 0) return piecePrice(variant.once);
    const regular = translate('account:commands.add.regularPrice', {price: regularPrice(variant)});
    return canComeOnce
      ? [translate('account:commands.add.oncePrice', {price: piecePrice(variant.once)}), regular].join(' · ')
      : regular;
  };
}

/** Says what a variant costs in the place of a product; `changesWeeks` where the same form changes the interval too. */
export function useReplacingPrice(product: SubscriptionProduct, changesWeeks: boolean) {
  const regularPrice = useRegularPrice();
  const {piecePrice} = useFormat();
  return (variant: VariantChoice): string => {
    const isOpen = product.weeks !== null && changesWeeks && variant.value !== product.variantNumber;
    return isOpen ? regularPrice(variant) : piecePrice(replacingPrice(product, variant, product.weeks));
  };
}

function useRegularPrice() {
  const translate = useTranslate();
  const {piecePrice} = useFormat();
  return (variant: VariantChoice): string => {
    const prices = [...variant.regular].sort((one, other) => one.price.cents - other.price.cents);
    const [lowest = variant.once] = prices;
    const highest = prices.at(-1) ?? variant.once;
    return hasOneRegularPrice(variant)
      ? piecePrice(lowest)
      : translate('account:commands.add.priceRange', {from: piecePrice(lowest), to: piecePrice(highest)});
  };
}

/** Asks how many pieces. */
export function QuantityField({quantity, answer}: {readonly quantity: number; readonly answer: CommandAnswer | null}) {
  const translate = useTranslate();
  const error = answer?.errors['quantity'];
  return (
    <Field
      name="quantity"
      type="number"
      inputMode="numeric"
      min={1}
      max={LIMITS.quantityMax}
      label={translate('account:commands.add.quantity')}
      hint={translate('account:commands.add.each')}
      defaultValue={answer?.values['quantity'] ?? quantity}
      error={error === undefined ? undefined : translate(`account:field.${error}`)}
    />
  );
}

/** Asks how a product comes that is added: this time only, or at an interval of one of its plans. */
export function RhythmField({choice, answer}: {readonly choice: ProductChoice; readonly answer: CommandAnswer | null}) {
  const translate = useTranslate();
  const {canComeOnce, variants} = choice;
  const shown = variants.find(({availableForSale}) => availableForSale) ?? variants[0];
  const regular = (shown?.regular ?? []).map(({weeks, price}) => {
    const interval = translate('account:delivery.weeks', {count: weeks});
    const percent = shown === undefined || !canComeOnce ? 0 : planSaving(shown.once.price, price);
    const isPlain = shown === undefined || hasOneRegularPrice(shown) || percent === 0;
    return {
      value: String(weeks),
      label: isPlain ? interval : translate('account:commands.add.cheaper', {interval, percent}),
    };
  });
  const options = [
    ...(canComeOnce ? [{value: 'once', label: translate('account:commands.add.once')}] : []),
    ...regular,
  ];
  return (
    <Select
      name="rhythm"
      label={translate('account:commands.add.rhythm')}
      defaultValue={answer?.values['rhythm'] ?? options[0]?.value}
      options={options}
    />
  );
}

type WeeksProps = {
  readonly weeks: number;
  /** The intervals to choose from, the shortest first. */
  readonly intervals: readonly number[];
  readonly answer: CommandAnswer | null;
};

/** Asks how often what comes regularly comes; the interval that it has stays among those to choose from. */
export function WeeksField({weeks, intervals, answer}: WeeksProps) {
  const translate = useTranslate();
  const offered = [...new Set([...intervals, weeks])].sort((one, other) => one - other);
  return (
    <Select
      name="weeks"
      label={translate('account:commands.interval.label')}
      hint={translate('account:commands.interval.hint')}
      defaultValue={answer?.values['weeks'] ?? String(weeks)}
      options={offered.map((count) => ({value: String(count), label: translate('account:delivery.weeks', {count})}))}
    />
  );
}

type ProjectFieldProps = {readonly project: SocialProject | null; readonly answer: CommandAnswer | null};

/** Asks which social project the donation in the price goes to. */
export function ProjectField({project, answer}: ProjectFieldProps) {
  const translate = useTranslate();
  return (
    <RadioCards
      legend={translate('account:commands.project.legend')}
      name="project"
      defaultValue={answer?.values['project'] ?? project ?? DONATION.defaultProject}
      cards={SOCIAL_PROJECTS.map(({code}) => ({
        value: code,
        title: translate(`account:project.${code}.title`),
        detail: translate(`account:project.${code}.text`),
      }))}
    />
  );
}
