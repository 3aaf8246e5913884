import {POSTPONEMENTS} from '../../config/subscription';
import type {FieldError} from '../../domain/form/form-answer';
import {addDays} from '../../domain/subscription/calendar';
import {comingDeliveries} from '../../domain/subscription/choose-delivery';
import type {Delivery} from '../../domain/subscription/subscription';
import {FURTHEST_DAYS} from '../../domain/subscription/validate-command';
import {Checkbox} from '../../ui/Checkbox';
import {Field} from '../../ui/Field';
import {error as errorStyle} from '../../ui/Field.css';
import {RadioCards} from '../../ui/RadioCards';
import {Select} from '../../ui/Select';
import type {CommandAnswer} from './CommandForm';
import {DeliveriesCalendar} from './DeliveriesCalendar';
import * as styles from './DeliveryCommandFields.css';
import {useTranslate} from './texts';

type Props = {readonly delivery: Delivery; readonly answer: CommandAnswer | null};

/** Asks whether to skip the whole delivery, or only some of the coffees in it. */
export function SkipFields({delivery, answer}: Props) {
  const translate = useTranslate();
  const recurring = delivery.items.filter(({kind}) => kind === 'recurring');
  if (recurring.length < 2) return null;
  const ticked = answer?.values['item']?.split(',') ?? [];
  return (
    <div className={styles.ways}>
      <RadioCards
        legend={translate('account:commands.skip.which')}
        name="which"
        layout="chips"
        defaultValue={answer?.values['which'] ?? 'all'}
        cards={[
          {value: 'all', title: translate('account:commands.skip.all')},
          {value: 'some', title: translate('account:commands.skip.some')},
        ]}
      />
      <div className={styles.items}>
        {recurring.map(({itemId, title}) => (
          <Checkbox
            key={itemId}
            name="item"
            value={itemId}
            label={title}
            defaultChecked={ticked.includes(String(itemId))}
          />
        ))}
      </div>
      <FieldProblem error={answer?.errors['item']} />
    </div>
  );
}

type RescheduleFieldsProps = {
  readonly delivery: Delivery;
  readonly deliveries: readonly Delivery[];
  readonly today: string;
  readonly answer: CommandAnswer | null;
};

/**
 * Asks to which day a delivery moves, or by how many weeks; the calendar marks the other deliveries (Specification,
 * section 4, Reschedule).
 */
export function RescheduleFields({delivery, deliveries, today, answer}: RescheduleFieldsProps) {
  const translate = useTranslate();
  const error = answer?.errors['day'];
  const others = comingDeliveries(deliveries, today).filter(({id}) => id !== delivery.id);
  return (
    <div className={styles.rescheduleWays}>
      <RadioCards
        legend={translate('account:commands.reschedule.how')}
        name="how"
        layout="chips"
        defaultValue={answer?.values['how'] ?? 'weeks'}
        cards={[
          {value: 'weeks', title: translate('account:commands.reschedule.weeks')},
          {value: 'day', title: translate('account:commands.reschedule.day')},
        ]}
      />
      <FieldProblem error={answer?.errors['how']} />
      <div className={styles.byWeeks}>
        <Select
          name="weeks"
          label={translate('account:commands.reschedule.weeksLabel')}
          defaultValue={answer?.values['weeks'] ?? '1'}
          options={POSTPONEMENTS.map((count) => ({
            value: String(count),
            label: translate('account:commands.reschedule.count', {count}),
          }))}
        />
      </div>
      <div className={styles.byDay}>
        <Field
          name="day"
          type="date"
          label={translate('account:commands.reschedule.dayLabel')}
          defaultValue={answer?.values['day'] ?? delivery.day}
          min={addDays(today, 1)}
          max={addDays(today, FURTHEST_DAYS)}
          error={error === undefined ? undefined : translate(`account:field.${error}`)}
        />
      </div>
      <DeliveriesCalendar deliveries={others} today={today} />
    </div>
  );
}

/** What is wrong with a group of fields. */
function FieldProblem({error}: {readonly error: FieldError | undefined}) {
  const translate = useTranslate();
  return error === undefined ? null : (
    <p className={errorStyle} role="alert">
      {translate(`account:field.${error}`)}
    </p>
  );
}
