import {style} from '@vanilla-extract/css';

import {vars} from '../../styles/theme.css';

export const cards = style({display: 'grid', gap: vars.space[4], paddingBlock: vars.space[2]});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `2px solid ${vars.color.forest700}`,
  breakInside: 'avoid',
});

export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  background: vars.color.moss,
  marginBlockEnd: vars.space[1],
});

export const title = style({fontSize: vars.text.heading3, lineHeight: 1.25});

export const text = style({color: vars.color.roast600});

export const link = style({alignSelf: 'flex-start', marginBlockStart: 'auto'});

export const row = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlockStart: vars.space[3],
  '@media': {print: {display: 'none'}},
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

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

export const stepTitle = style({fontSize: vars.text.heading3, lineHeight: 1.25, paddingBlockStart: vars.space[1]});

export const stepPicture = style({borderRadius: vars.radius.large, marginBlockStart: vars.space[1]});
