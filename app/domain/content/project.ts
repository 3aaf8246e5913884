import type {Money} from '../money';
import type {ImageSource} from '../picture';
import type {RichText} from './rich-text';

/** A project of the foundation. */
export type Project = {
  readonly slug: string;
  readonly title: string;
  readonly place: string;
  readonly partner: string;
  readonly description: string;
  readonly content: RichText;
  readonly picture: ImageSource;
  readonly raised: Money;
  readonly goal: Money;
  /** The day of the figures. */
  readonly asOf: string;
  readonly completedOn: string | null;
  readonly achievements: readonly string[];
};

/** Tells how much of its goal a project has raised, in whole per cent, cut off; never more than 100. */
export function raisedPercent({raised, goal}: Pick<Project, 'raised' | 'goal'>): number {
  return Math.min(100, Math.trunc((raised.cents * 100) / goal.cents));
}
