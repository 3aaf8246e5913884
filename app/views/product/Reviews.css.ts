import {style} from '@vanilla-extract/css';

import {above, forcedColors} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const section = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlockEnd: vars.space.section,
  scrollMarginBlockStart: vars.space[8],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(16rem, 4fr) minmax(0, 7fr)',
      columnGap: 'clamp(2rem, 6vw, 6rem)',
      alignItems: 'start',
    },
    print: {display: 'none'},
  },
});

export const figures = style({display: 'grid', gap: vars.space[2], justifyItems: 'start'});

export const average = style({
  fontFamily: vars.font.serif,
  fontWeight: 560,
  fontSize: vars.text.heading2,
  lineHeight: 1.1,
});

export const shares = style({width: '100%', display: 'grid', gap: vars.space.half});

export const share = style({
  display: 'grid',
  gridTemplateColumns: '4.75rem minmax(0, 1fr) 3.5rem',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const meter = style({
  width: '100%',
  height: '0.625rem',
  border: 0,
  borderRadius: '99px',
  background: vars.color.paperDeep,
  appearance: 'none',
  overflow: 'hidden',
  '::-webkit-meter-bar': {background: vars.color.paperDeep, border: 0, height: '100%', borderRadius: '99px'},
  '::-webkit-meter-optimum-value': {background: vars.color.sunDeep},
  '@media': {
    [forcedColors]: {
      outline: '1px solid CanvasText',
      '::-webkit-meter-optimum-value': {background: 'Highlight', forcedColorAdjust: 'none'},
    },
  },
});

export const list = style({display: 'grid', gap: vars.space[4]});

export const review = style({display: 'grid', gap: vars.space.half});

export const title = style({fontSize: vars.text.heading3, lineHeight: 1.25});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[2]}`,
  fontSize: vars.text.small,
  color: vars.color.roast600,
});

export const text = style({maxWidth: vars.size.measure, whiteSpace: 'pre-line'});

export const pages = style({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2]});
