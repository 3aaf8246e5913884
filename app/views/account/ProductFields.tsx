import {DONATION, SOCIAL_PROJECTS, type SocialProject} from '../../config/commerce';
import {INTERVALS, SUBSCRIPTION_LIMITS} from '../../config/subscription';
import type {ProductCard} from '../../domain/product/product';
import type {ProductChoice} from '../../domain/subscription/choice';
import {useFormat} from '../../i18n/use-translate';
import {Field} from '../../ui/Field';
import {Link} from '../../ui/Link';
import {Picture} from '../../ui/Picture';
import {RadioCards} from '../../ui/RadioCards';
import {Select} from '../../ui/Select';
import {TextLink} from '../../ui/TextLink';
import type {CommandAnswer} from './CommandForm';
import * as styles from './CommandForm.css';
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

type ProjectFieldProps = {readonly project: SocialProject | null; readonly answer: CommandAnswer | null};

/** Which social project the donation in the price goes to. */
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

type ChooseProductProps = {
  readonly cards: readonly ProductCard[];
  readonly legend: string;
  readonly path: string;
  /** Where 'back' leads without a dialog. */
  readonly back: string;
};

/** The first step of adding and swapping: which product. Each is a link, so that it needs no script. */
export function ChooseProduct({cards, legend, path, back}: ChooseProductProps) {
  const translate = useTranslate();
  return (
    <>
      <nav aria-label={legend}>
        <ul className={styles.choices}>
          {cards.map(({handle, title, picture}) => (
            <li key={handle}>
              <Link href={`${path}?product=${encodeURIComponent(handle)}`} className={styles.choice}>
                <span>
                  {picture && <Picture className={styles.picture} picture={picture} sizes="3.5rem" decorative />}
                </span>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <TextLink href={back} variant="standalone">
          {translate('account:commands.back')}
        </TextLink>
      </p>
    </>
  );
}
