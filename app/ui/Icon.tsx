import {icon} from './Icon.css';
import {ICON_PATHS, type IconName} from './icon-paths';
import icons from './icons.svg';

type Props = {
  readonly name: IconName;
  /** 18, 24 (default) or 30 pixels. */
  readonly size?: keyof typeof icon;
};

/**
 * Shows a drawing in the colour of the text around it. It says nothing to screen readers: words stand beside it, seen
 * or hidden.
 */
export function Icon({name, size = 'medium'}: Props) {
  return (
    <svg className={icon[size]} viewBox="0 0 24 24" aria-hidden="true">
      {isInDocument(name) ? <path d={ICON_PATHS[name]} /> : <use href={`${icons}#${name}`} />}
    </svg>
  );
}

function isInDocument(name: IconName): name is keyof typeof ICON_PATHS {
  return Object.hasOwn(ICON_PATHS, name);
}
