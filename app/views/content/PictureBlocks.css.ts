import {style, styleVariants} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';

export const columns = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 'clamp(2rem, 6vw, 6rem)',
      alignItems: 'center',
    },
  },
});

const base = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  background: vars.color.moss,
});

export const sidePicture = styleVariants({left: [base], right: [base, {'@media': {[above('md')]: {order: 1}}}]});

export const hero = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[2]} ${vars.space[6]}`,
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 'clamp(2rem, 6vw, 6rem)',
      alignItems: 'center',
      paddingBlock: `${vars.space[2]} ${vars.space[8]}`,
    },
  },
});

export const words = style({display: 'grid', gap: vars.space[2]});

export const picture = style({
  width: '100%',
  aspectRatio: '5 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  borderEndStartRadius: '42% 22%',
  background: vars.color.moss,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
  '@media': {print: {display: 'none'}},
});

export const video = style({display: 'grid', gap: vars.space[2], maxWidth: vars.size.measure});

export const link = style({position: 'relative', display: 'block', borderRadius: vars.radius.large});

export const poster = style({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  background: vars.color.moss,
});

export const watch = style({
  position: 'absolute',
  insetInlineStart: vars.space[2],
  insetBlockEnd: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.medium,
  background: vars.color.forest900,
  color: vars.color.paper,
  fontWeight: 600,
});
