import {style} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const list = style({display: 'grid', gap: vars.space[8]});

export const project = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: 'clamp(2rem, 5vw, 5rem)',
      alignItems: 'start',
    },
  },
});

export const picture = style({
  width: '100%',
  aspectRatio: '5 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  background: vars.color.moss,
});

export const words = style({display: 'grid', gap: vars.space[2]});

export const place = style({color: vars.color.roast600});

export const figures = style({display: 'grid', gap: vars.space[1], maxWidth: vars.size.measure});

export const note = style({fontSize: vars.text.small, color: vars.color.roast600});

export const done = style({display: 'grid', gap: vars.space.half, paddingInlineStart: '1.2em', listStyle: 'disc'});
