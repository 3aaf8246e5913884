import {clock, hoursAndMinutes} from '../../domain/content/guide';
import {useTranslate} from './texts';

/** Returns how a number of seconds is told: '2:30' in minutes, from an hour on '12 h 5 min'. */
export function useDuration(): (seconds: number) => string {
  const translate = useTranslate();
  return (seconds) => {
    if (seconds < 3600) return clock(seconds);
    const {hours, minutes} = hoursAndMinutes(seconds);
    const told = translate('content:guide.hours', {hours});
    return minutes === 0 ? told : `${told} ${translate('content:guide.minutes', {minutes})}`;
  };
}
