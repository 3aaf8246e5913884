import {DONATION} from '../../config/commerce';
import {INTERVALS} from '../../config/subscription';
import {deliveryAmounts} from '../../domain/subscription/amounts';
import {chargeRefusal, type ChargeRefusal} from '../../domain/subscription/charge';
import {plannedWeeks, type ProductChoice} from '../../domain/subscription/choice';
import {dayOfAddition} from '../../domain/subscription/choose-delivery';
import type {DeliveryCommand} from '../../domain/subscription/command';
import type {FoundProducts} from '../../domain/subscription/find-products';
import {isPaidGift} from '../../domain/subscription/paid-gift';
import {canUpdatePayment} from '../../domain/subscription/payment';
import type {Delivery} from '../../domain/subscription/subscription';
import {additionDayRefusal} from '../../domain/subscription/validate-command';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {Field} from '../../ui/Field';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {AddressFields} from './AddressFields';
import {commandText} from './command-names';
import {BackLink, CommandForm, CommandTitle, type CommandAnswer} from './CommandForm';
import * as styles from './CommandForm.css';
import {useTotal} from './DeliveryFacts';
import {OrderTerms} from './OrderTerms';
import {deliveryCommandPath} from './pages';
import {SkipFields, RescheduleFields} from './DeliveryCommandFields';
import {ProjectField, QuantityField, RhythmField, useOpenPrice, VariantField, WeeksField} from './ProductFields';
import {ProductStep} from './ProductStep';
import {useTranslate} from './texts';

type Props = {
  readonly name: DeliveryCommand['name'];
  readonly delivery: Delivery;
  readonly deliveries: readonly Delivery[];
  readonly today: string;
  /** What can be added, and what of it was chosen. */
  readonly found: FoundProducts | null;
  readonly choice: ProductChoice | null;
  readonly answer: CommandAnswer | null;
};

/** Shows a command to a delivery. */
export function DeliveryCommandPage(props: Props) {
  const {name, delivery, deliveries, today, answer, found, choice} = props;
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const blocked: ChargeRefusal | null =
    chargeRefusal(delivery, name, today) ?? additionDayRefusal(deliveries, delivery, name);
  const day = (name === 'add' ? dayOfAddition(deliveries, delivery) : null) ?? delivery.day;
  const values = {date: format.date(day), total: useTotal(delivery)};
  const isGift = isPaidGift(delivery);
  const title = translate(commandText(name, 'title', isGift), values);
  if (name === 'payment' && blocked === null && !canUpdatePayment(delivery.payment))
    return <NoPaymentUpdate {...props} />;
  if (found !== null && choice === null && blocked === null) {
    return (
      <ProductStep
        title={title}
        found={found}
        isRegular={false}
        legend={translate('account:commands.add.choose')}
        path={deliveryCommandPath(language, delivery.key, name)}
        page="upcoming"
      />
    );
  }
  return (
    <CommandForm
      name={name}
      title={title}
      text={translate(commandText(name, 'text', isGift), values)}
      blocked={blocked}
      answer={answer}
      page="upcoming"
      isGift={isGift}
    >
      <Fields {...props} />
    </CommandForm>
  );
}

/** Custom and legacy gateways offer no update (Specification, section 4, Payment method update). */
function NoPaymentUpdate({delivery: {payment}}: Props) {
  const translate = useTranslate();
  return (
    <div className={styles.command}>
      <CommandTitle>{translate('account:commands.payment.title')}</CommandTitle>
      <Notice tone="info">
        {translate(
          payment?.gateway === 'legacy' ? 'account:commands.payment.legacy' : 'account:commands.payment.custom',
        )}
      </Notice>
      <BackLink page="upcoming" />
    </div>
  );
}

function Fields({name, delivery, deliveries, today, choice, answer}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  switch (name) {
    case 'skip':
      return <SkipFields delivery={delivery} answer={answer} />;
    case 'reschedule':
      return <RescheduleFields delivery={delivery} deliveries={deliveries} today={today} answer={answer} />;
    case 'interval': {
      const weeks = delivery.items.find((item) => item.weeks !== null)?.weeks ?? 4;
      return <WeeksField weeks={weeks} intervals={INTERVALS} answer={answer} />;
    }
    case 'address':
      return <AddressFields address={delivery.address} answer={answer} />;
    case 'gift': {
      const error = answer?.errors['email'];
      return (
        <>
          <AddressFields address={{countryCode: delivery.address.countryCode}} answer={answer} isOthers />
          <Field
            name="email"
            type="email"
            autoComplete="off"
            required
            label={translate('account:commands.address.email')}
            defaultValue={answer?.values['email']}
            error={error === undefined ? undefined : translate(`account:field.${error}`)}
          />
        </>
      );
    }
    case 'add':
      return choice === null ? null : (
        <AddFields choice={choice} answer={answer} other={deliveryCommandPath(language, delivery.key, name)} />
      );
    case 'send-now':
      return <LeftBehind delivery={delivery} />;
    case 'unskip':
    case 'payment':
      return null;
  }
}

/** What of a delivery does not go out now, and is not charged either. */
function LeftBehind({delivery}: Pick<Props, 'delivery'>) {
  const translate = useTranslate();
  const {waiting} = deliveryAmounts(delivery);
  if (waiting.length === 0) return null;
  const items = waiting.map(({title, variantTitle}) => [title, variantTitle].filter(Boolean).join(', ')).join('; ');
  return <Notice tone="info">{translate('account:commands.send-now.without', {items})}</Notice>;
}

type AddProps = {
  readonly choice: ProductChoice;
  readonly answer: CommandAnswer | null;
  /** Where another product is chosen. */
  readonly other: string;
};

function AddFields({choice, answer, other}: AddProps) {
  const translate = useTranslate();
  const priceOf = useOpenPrice(choice);
  return (
    <div className={styles.fields}>
      <VariantField choice={choice} chosen={undefined} answer={answer} priceOf={priceOf} />
      <QuantityField quantity={1} answer={answer} />
      <RhythmField choice={choice} answer={answer} />
      {choice.donates ? (
        <ProjectField project={null} answer={answer} />
      ) : (
        <input type="hidden" name="project" value={DONATION.defaultProject} />
      )}
      <TextLink href={other} keepScroll>
        {translate('account:commands.add.other')}
      </TextLink>
      <OrderTerms goods={{choice, product: null}} rhythm={plannedWeeks(choice).length === 0 ? 'once' : 'asked'} />
    </div>
  );
}
