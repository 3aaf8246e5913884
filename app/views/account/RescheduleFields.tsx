import {POSTPONEMENTS} from '../../config/subscription';
import {addDays} from '../../domain/subscription/calendar';
import {comingDeliveries} from '../../domain/subscription/choose-delivery';
import {FURTHEST_DAYS} from '../../domain/subscription/validate-command';
import type {Delivery} from '../../domain/subscription/subscription';
import {Field} from '../../ui/Field';
import {RadioCards} from '../../ui/RadioCards';
import {Select} from '../../ui/Select';
import type {CommandAnswer} from './CommandForm';
import {DeliveriesCalendar} from './DeliveriesCalendar';
import {FieldProblem} from './FieldProblem';
import * as styles from './RescheduleFields.css';
import {useTranslate} from './texts';

type Props = {
  readonly delivery: Delivery;
  readonly deliveries: readonly Delivery[];
  readonly today: string;
  readonly answer: CommandAnswer | null;
};

/** To another day, or by some weeks; the calendar marks the other deliveries (Specification, section 4, Reschedule). */
export function RescheduleFields({delivery, deliveries, today, answer}: Props) {
  const translate = useTranslate();
  const error = answer?.errors['day'];
  const others = comingDeliveries(deliveries, today).filter(({id}) => id !== delivery.id);
  return (
    <div className={styles.ways}>
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
