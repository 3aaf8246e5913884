import type {ImageSource} from '../picture';
import type {PageHead} from './page-head';
import type {RichText} from './rich-text';

/** A brewing guide in a list. */
export type GuideCard = {
  readonly slug: string;
  readonly title: string;
  readonly picture: ImageSource;
  readonly coffeeGrams: number;
  readonly waterMillilitres: number;
  readonly totalSeconds: number;
};

/** A brewing guide under `/{language}/e/{slug}`. Grams, millilitres, degrees Celsius, seconds. */
export type Guide = PageHead & {
  readonly picture: ImageSource;
  readonly intro: RichText;
  readonly coffeeGrams: number;
  readonly waterMillilitres: number;
  /** `null` where the machine sets it. */
  readonly temperatureCelsius: number | null;
  readonly grind: string;
  readonly totalSeconds: number;
  readonly steps: readonly {
    readonly key: string;
    readonly heading: string;
    readonly text: string;
    /** From the start of brewing; `null` for what is done before and after. */
    readonly startsAtSeconds: number | null;
    /** Water in the brewer after this step; `null` where none is poured. */
    readonly waterTotalMillilitres: number | null;
  }[];
  readonly doses: readonly {
    readonly key: string;
    readonly cups: number;
    readonly coffeeGrams: number;
    readonly waterMillilitres: number;
  }[];
  readonly items: readonly {readonly key: string; readonly name: string; readonly productHandle: string | null}[];
  readonly tips: RichText;
};

/** Returns seconds as a clock shows them: 150 is '2:30'; hours stand before where there are any, '14:00:00'. */
export function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Returns seconds as hours and minutes, rounded: 43 500 are 12 and 5. */
export function hoursAndMinutes(seconds: number): {readonly hours: number; readonly minutes: number} {
  const minutes = Math.round(seconds / 60);
  return {hours: Math.floor(minutes / 60), minutes: minutes % 60};
}

/** Returns seconds as an ISO 8601 duration: 150 is 'PT2M30S'. */
export function isoDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return `PT${minutes > 0 ? `${minutes}M` : ''}${rest > 0 || minutes === 0 ? `${rest}S` : ''}`;
}

/** Returns the millilitres of water per gram of coffee, to one decimal place. */
export function brewRatio({coffeeGrams, waterMillilitres}: Pick<Guide, 'coffeeGrams' | 'waterMillilitres'>): number {
  return Math.round((waterMillilitres / coffeeGrams) * 10) / 10;
}

/**
 * Returns the step that is to be done so many seconds after the start; `null` for a guide whose steps have no times.
 */
export function stepAt<Step extends Pick<Guide['steps'][number], 'startsAtSeconds'>>(
  steps: readonly Step[],
  seconds: number,
): Step | null {
  return steps.findLast(({startsAtSeconds}) => startsAtSeconds !== null && startsAtSeconds <= seconds) ?? null;
}
