import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const steps = style({display: 'grid', gap: vars.space[3]});

/** Two beside each other where both have room for a line of text. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 27rem), 1fr))',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  counterReset: 'step',
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.half,
  alignContent: 'start',
  maxWidth: vars.size.measure,
  paddingInlineStart: vars.space[8],
  counterIncrement: 'step',
  breakInside: 'avoid',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'grid',
    placeContent: 'center',
    width: vars.size.target,
    height: vars.size.target,
    borderRadius: '50%',
    background: vars.color.moss,
    color: vars.color.forest900,
    fontFamily: vars.font.serif,
    fontSize: vars.text.heading3,
    lineHeight: 1,
  },
});

export const title = style({fontSize: vars.text.heading3, lineHeight: 1.25, paddingBlockStart: vars.space[1]});

export const text = style({textWrap: 'pretty'});

export const picture = style({borderRadius: vars.radius.large, marginBlockStart: vars.space[1]});
