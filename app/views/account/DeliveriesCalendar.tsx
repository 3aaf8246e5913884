import {SUBSCRIPTION_LIMITS} from '../../config/subscription';
import {calendar, type CalendarDay, type CalendarMonth} from '../../domain/subscription/calendar';
import type {Delivery} from '../../domain/subscription/subscription';
import {monthName, weekdays} from '../../i18n/calendar-format';
import {useLanguage} from '../../i18n/use-translate';
import {classNames} from '../../ui/class-names';
import {Disclosure} from '../../ui/Disclosure';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import * as styles from './DeliveriesCalendar.css';
import {useTranslate} from './texts';

type Props = {readonly deliveries: readonly Delivery[]; readonly today: string};

/** Shows the months ahead with the days of deliveries marked. */
export function DeliveriesCalendar({deliveries, today}: Props) {
  const translate = useTranslate();
  const marks = new Map(
    // What is planned counts before what is skipped on the same day.
    [...deliveries]
      .sort((one, other) => Number(other.state === 'skipped') - Number(one.state === 'skipped'))
      .map(({day, state}) => [day, state === 'skipped' ? 'skipped' : 'delivery'] as const),
  );
  return (
    <Disclosure summary={translate('account:delivery.calendar')}>
      <div className={styles.months}>
        {calendar(today, marks, SUBSCRIPTION_LIMITS.calendarMonths).map((month) => (
          <Month key={month.month} month={month} />
        ))}
      </div>
      <p className={styles.legend}>
        <span className={classNames(styles.day, styles.marked.delivery)} aria-hidden="true" />
        {translate('account:delivery.legend.delivery')}
        <span className={classNames(styles.day, styles.marked.skipped)} aria-hidden="true" />
        {translate('account:delivery.legend.skipped')}
      </p>
    </Disclosure>
  );
}

function Month({month: {month, weeks}}: {readonly month: CalendarMonth}) {
  const language = useLanguage();
  return (
    <table className={styles.month}>
      <caption className={styles.caption}>{monthName(month, language)}</caption>
      <thead>
        <tr>
          {weekdays(language).map(({long, short}) => (
            <th key={long} className={styles.weekday} scope="col">
              <abbr className={styles.short} title={long}>
                {short}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)?.day}>
            {week.map((day, index) => (
              <td key={day?.day ?? `none-${index}`} className={styles.cell}>
                {day !== null && <Day day={day} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({day: {day, mark}}: {readonly day: CalendarDay}) {
  const translate = useTranslate();
  const number = String(Number(day.slice(8)));
  if (mark === null) return <span className={styles.day}>{number}</span>;
  return (
    <span className={classNames(styles.day, styles.marked[mark])}>
      {number}
      <VisuallyHidden> {translate(`account:delivery.legend.${mark}`)}</VisuallyHidden>
    </span>
  );
}
