import {globalStyle, style} from '@vanilla-extract/css';

import {above, forcedColors, low, motionAllowed} from '../../styles/breakpoints';
import {edge} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

/** Lies at the foot of the screen for as long as the page goes on; on wide screens the buy box is never far, on low ones it would cover the page. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[1]} ${vars.space.gutter}`,
  paddingBlockEnd: `max(${vars.space[1]}, env(safe-area-inset-bottom))`,
  background: vars.color.paper,
  boxShadow: vars.shadow.paper,
  selectors: {'&[data-resting]': {visibility: 'hidden', transform: 'translateY(100%)'}},
  '@media': {
    [`${above('md')}, ${low}, print`]: {display: 'none'},
    [forcedColors]: edge,
    [motionAllowed]: {transition: `transform ${vars.motion.quick}, visibility ${vars.motion.quick}`},
  },
});

/* What is met by the keyboard does not come to rest below it, nor where it comes when that scrolls the form's button away. */
globalStyle(`html:has(${bar})`, {scrollPaddingBlockEnd: '7rem'});

/** What in the form that buys costs another price than the page says: a subscription, and another amount until its price comes. */
const otherPrice = '#buy input[value="one-time"]:not(:checked), #buy [name="variantId"]:checked:not(:default)';

/**
 * As wide as most prices need, so that the button keeps its place from one option to the next; not there where it would be wrong, or
 * where a browser cannot tell.
 */
export const price = style({
  display: 'none',
  flex: 'none',
  minWidth: '5rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  selectors: {[`body:where(:not(:has(${otherPrice}))) &`]: {display: 'block'}},
  // Of a list React leaves the default as the page came; with a script the price follows it.
  '@media': {'(scripting: none)': {selectors: {'body:has(#buy select[name="variantId"]) &': {display: 'none'}}}},
});

export const unit = style({
  display: 'block',
  fontWeight: 400,
  fontSize: vars.text.small,
  color: vars.color.roast600,
});
