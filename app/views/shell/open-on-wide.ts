import {above} from '../../styles/breakpoints';

/** For what styles show unfolded from tablets on: says so to screen readers too. */
export function openOnWide(fold: HTMLDetailsElement | null): void {
  if (fold && matchMedia(above('md')).matches) fold.setAttribute('open', '');
}
