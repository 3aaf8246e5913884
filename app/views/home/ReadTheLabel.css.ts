import {style, styleVariants} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const band = style({
  background: vars.color.paperDeep,
  paddingBlock: vars.space.section,
  marginBlockEnd: vars.space.section,
});

export const columns = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: 'clamp(2.5rem, 8vw, 8rem)',
      alignItems: 'center',
    },
  },
});

export const figure = style({display: 'grid', gap: vars.space[1], justifyItems: 'center'});

/** A print that lies on the paper, not quite straight. */
export const picture = style({
  width: '86%',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.paper,
  transform: 'rotate(-1.6deg)',
});

export const caption = style({marginBlockStart: vars.space[2]});

export const words = style({display: 'grid', gap: vars.space[2]});

export const signs = style({display: 'grid', marginBlockStart: vars.space[2]});

export const sign = style({
  display: 'grid',
  gap: `0 ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {[above('sm')]: {gridTemplateColumns: '12.5rem minmax(0, 1fr)', alignItems: 'center'}},
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontFamily: vars.font.serif,
  fontWeight: 560,
  fontSize: vars.text.heading3,
  lineHeight: 1.2,
  color: vars.color.forest900,
});

export const meaning = style({color: vars.color.roast600, textWrap: 'pretty'});

export const labelSign = style({width: '2.5rem', height: '2.5rem', flex: 'none'});

export const tone = styleVariants({
  sun: {fill: vars.color.sun},
  moss: {fill: vars.color.moss},
  leaf: {fill: vars.color.forest500},
  forest: {fill: vars.color.forest900},
  bark: {fill: vars.color.roast600},
  berry: {fill: vars.color.berry},
});
