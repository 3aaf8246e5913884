import {progress} from './Progress.css';

type Props = {
  /** A whole number from 0 to 100. */
  readonly percent: number;
  /** What makes progress, for screen readers. */
  readonly label: string;
};

/** Shows how far something has come: the platform's `<progress>`, for a bar of a width of its own would need an inline style. */
export function Progress({percent, label}: Props) {
  return <progress className={progress} value={percent} max={100} aria-label={label} />;
}
