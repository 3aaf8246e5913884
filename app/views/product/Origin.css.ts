import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const section = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlockEnd: vars.space.section,
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(20rem, 5fr)',
      columnGap: 'clamp(2rem, 6vw, 6rem)',
      alignItems: 'center',
    },
    print: {gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'start'},
  },
});

export const words = style({display: 'grid', gap: vars.space[2]});

export const map = style({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.large,
  background: vars.color.mossLight,
});

export const land = style({fill: vars.color.mossDeep});

export const belt = style({fill: vars.color.sun, fillOpacity: 0.22});

export const line = style({fill: 'none', stroke: vars.color.roast600, strokeWidth: 0.3, strokeDasharray: '1.2 1.4'});

export const ring = style({fill: vars.color.ember700, fillOpacity: 0.25});

export const dot = style({fill: vars.color.ember700, stroke: vars.color.paper, strokeWidth: 0.7});

export const name = style({
  fill: vars.color.roast900,
  fontFamily: vars.font.sans,
  fontSize: '4.4px',
  fontWeight: 600,
  paintOrder: 'stroke',
  stroke: vars.color.paper,
  strokeWidth: 1.4,
});
