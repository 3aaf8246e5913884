import {style, globalStyle} from '@vanilla-extract/css';

import {above, forcedColors, low, tall, upTo} from '../../styles/breakpoints';
import {edge} from '../../styles/forced-colors';
import {vars} from '../../styles/theme.css';

/** What has to be on a page that has no footer. */
export const statutory = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockStart: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.roast600,
  fontSize: vars.text.small,
});

const UNDECIDED = 'html[data-consent="unknown"]';

/**
 * A slip of paper at the foot of the window, until the visitor has decided. The page behind it stays in reach; a low window has no room for
 * both, and the page begins with it.
 */
export const banner = style({
  display: 'none',
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 8,
  maxHeight: '85vh',
  overflowY: 'auto',
  // The last line is a target, which has room of its own below its words.
  padding: `${vars.space[2]} ${vars.space.gutter} ${vars.space.half}`,
  background: vars.color.white,
  borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
  boxShadow: '0 -10px 28px -8px rgb(74 44 22 / 0.22)',
  selectors: {
    [`${UNDECIDED} &`]: {display: 'grid', gap: vars.space[1]},
    // With its settings open it is as high as the window, and lies over the header.
    '&:has([open])': {zIndex: 11},
  },
  '@media': {
    [above('md')]: {
      inset: `auto auto ${vars.space[3]} ${vars.space[3]}`,
      maxWidth: '27rem',
      maxHeight: '94vh',
      padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[1]}`,
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.paper,
      // Wider, so that on a low window its last button is in sight too.
      selectors: {'&:has([open])': {maxWidth: '36rem'}},
    },
    [low]: {position: 'static', minWidth: '100%', maxHeight: 'none'},
    [forcedColors]: edge,
    print: {selectors: {[`${UNDECIDED} &`]: {display: 'none'}}},
  },
});

export const title = style({fontSize: vars.text.lead, lineHeight: 1.25});

/** On phones as high as its four lines, before our letters are there and after: the slip would jump by a line. */
export const text = style({
  fontSize: vars.text.small,
  lineHeight: 1.45,
  '@media': {[upTo('sm')]: {minHeight: '4lh'}},
});

/* What has the focus or is jumped to does not come to lie behind the slip, higher than any bar, and the end of the page is not hidden by it. */
globalStyle(UNDECIDED, {
  '@media': {[`screen and ${tall}`]: {scrollPaddingBlockEnd: '18rem !important', paddingBlockEnd: '18rem'}},
});

export const skipLinks = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 30,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  justifyContent: 'center',
  padding: vars.space[2],
  background: vars.color.paper,
  boxShadow: vars.shadow.paper,
  '@media': {[forcedColors]: edge},
  selectors: {'&:not(:focus-within)': {clipPath: 'inset(50%)', pointerEvents: 'none'}},
});

/* Where a skip link leads takes the focus silently. Where the system sets all colours an outline may be the only edge, as of a notice. */
globalStyle('[tabindex="-1"]:focus', {'@media': {'(forced-colors: none)': {outline: 'none'}}});
