import {globalStyle, style, styleVariants} from '@vanilla-extract/css';

import {above} from '../../styles/breakpoints';
import {vars} from '../../styles/theme.css';
import {darkGround} from '../../styles/type.css';

export const band = style([
  darkGround,
  {color: vars.color.moss, paddingBlock: vars.space.section, marginBlockEnd: vars.space.section},
]);

const beside = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [above('md')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: 'clamp(2.5rem, 7vw, 7rem)',
      alignItems: 'center',
    },
  },
});

/** By the side that the picture stands on where there is room for both. */
export const columns = styleVariants({
  right: [beside],
  left: [beside, {'@media': {[above('md')]: {gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)'}}}],
});

export const words = style({display: 'grid', gap: vars.space[3]});

export const title = style({fontSize: vars.text.heading1, color: vars.color.paper});

export const text = style({fontSize: vars.text.lead, lineHeight: 1.5, maxWidth: vars.size.measure, textWrap: 'pretty'});

globalStyle(`${text} li::marker`, {color: vars.color.sun});

export const picture = style({
  width: '100%',
  aspectRatio: '5 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
});

globalStyle(`${columns.left} > img`, {'@media': {[above('md')]: {order: -1}}});
