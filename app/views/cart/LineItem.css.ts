import {style} from '@vanilla-extract/css';

import {above, cramped, motionAllowed} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture words amount" "controls controls controls" "more more more"',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  scrollMarginBlockStart: vars.space[2],
  '@media': {
    [cramped]: {
      gridTemplateColumns: '5rem minmax(0, 1fr)',
      gridTemplateAreas: '"picture amount" "words words" "controls controls" "more more"',
    },
    [above('sm')]: {
      gridTemplateColumns: '7rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture words amount" "picture controls controls" "picture more more"',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space[3],
    },
    [motionAllowed]: {transition: `opacity ${vars.motion.quick}`},
  },
});

export const busy = style({opacity: 0.6});

export const frame = style({
  gridArea: 'picture',
  alignSelf: 'start',
  aspectRatio: '4 / 5',
  borderRadius: vars.radius.medium,
  background: vars.color.paperDeep,
  overflow: 'hidden',
});

export const picture = style({width: '100%', height: '100%', objectFit: 'cover'});

export const words = style({gridArea: 'words', display: 'grid', gap: vars.space.half, alignContent: 'start'});

export const title = style({fontSize: vars.text.lead, lineHeight: 1.25});

export const link = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  ':hover': {textDecorationColor: 'currentColor'},
});

export const fact = style({
  fontSize: vars.text.small,
  lineHeight: 1.45,
  color: vars.color.roast600,
  fontVariantNumeric: 'tabular-nums',
});

export const prices = style([fact, {display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2]}]);

export const plan = style({fontSize: vars.text.small, lineHeight: 1.45, fontWeight: 600, color: vars.color.forest700});

export const amount = style({
  gridArea: 'amount',
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  gap: vars.space.half,
  textAlign: 'end',
  lineHeight: 1.5,
});

export const setPrice = style({fontSize: vars.text.small, lineHeight: 1.4, color: vars.color.roast600});

export const controls = style({
  gridArea: 'controls',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.half} ${vars.space[1]}`,
});

export const more = style({gridArea: 'more', display: 'grid', gap: vars.space.half, alignContent: 'start'});

export const options = style({display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3]});
