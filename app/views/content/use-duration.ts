import {clock} from '../../domain/content/guide';
import {useTranslate} from './texts';

/** Returns how a number of seconds is told: '2:30' in minutes, from an hour on '12:05 h'. */
export function useDuration(): (seconds: number) => string {
  const translate = useTranslate();
  return (seconds) =>
    seconds < 3600 ? clock(seconds) : translate('content:guide.hours', {time: clock(Math.round(seconds / 60))});
}
