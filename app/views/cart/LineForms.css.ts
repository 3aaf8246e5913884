import {style} from '@vanilla-extract/css';

import {upTo} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const form = style({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.half});

/** What Enter presses in the number field: the first button of the form, which would else be minus. */
export const enter = style({position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)'});

/**
 * With a script around, minus and plus are at hand, and the button is seen when the number field is met. Its place stays: what stands
 * behind it would move from under the pointer that takes the focus away.
 */
export const update = style({
  '@media': {
    '(scripting: enabled)': {selectors: {[`${form}:not(:focus-within) &`]: {visibility: 'hidden'}}},
  },
});

/** Beside each other on a phone, with no room to give away. */
export const close = style({
  selectors: {'&&': {paddingInline: vars.space[1]}},
  '@media': {[upTo('sm')]: {selectors: {'&&': {paddingInline: vars.space.half}}}},
});
