import type {Translate} from '../../i18n/catalogue';
import {visuallyHidden} from '../../ui/VisuallyHidden.css';

/** Returns the HTML that says at the end of a link of the platform's rich text that it opens a new tab. */
export function newTabHint(translate: Translate): string {
  return `<span class="${visuallyHidden}"> ${translate('common:newTab')}</span>`;
}
