import {icon} from './Icon.css';
import {ICON_PATHS, type IconName} from './icon-paths';

type Props = {
  readonly name: IconName;
  /** 18, 24 (default) or 30 pixels. */
  readonly size?: keyof typeof icon;
};

/** A drawing in the colour of the text around it. It says nothing to screen readers: words stand beside it, seen or hidden. */
export function Icon({name, size = 'medium'}: Props) {
  return (
    <svg
      className={icon[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
